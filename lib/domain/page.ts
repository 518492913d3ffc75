/** A page that editors write (product rule 2.12). */
export interface Page {
  title: string;
  /** HTML as the editor entered it; sanitize before rendering. */
  content: string;
}
