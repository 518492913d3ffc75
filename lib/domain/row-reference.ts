/** The row that a page shows, by its id or slug. */
export interface RowReference {
  table: 'provider' | 'post' | 'area';
  key: string;
}
