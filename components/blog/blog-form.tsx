import { FilterForm } from '@/components/filters/filter-form';
import { iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { NO_POST_FILTER, POST_CATEGORIES, type PostFilter } from '@/lib/domain/post';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { getIntl } from '@/lib/routing/get-intl';

interface BlogFormProps {
  filter: PostFilter;
  /** Number of posts that the filter leaves. */
  total: number;
}

/** Renders the search and category form of the blog. A GET form, so that both are in the URL; with script, a category acts at once. */
export async function BlogForm({ filter, total }: BlogFormProps) {
  const { t, to } = await getIntl('blog');
  return (
    <FilterForm
      // Remounts the form, so that its fields show the new filter.
      key={to({ name: 'blog', filter })}
      parameters={['q', 'category']}
      action={to({ name: 'blog', filter: NO_POST_FILTER })}
      loading={t('searching')}
      results={total > 0 ? t('found', { count: total }) : t('empty')}
      className="mb-5 flex max-w-3xl flex-wrap gap-2"
    >
      <div className="relative flex min-w-0 grow basis-32">
        <Icon name="search" className="absolute start-[0.9rem] top-3 text-water-600 max-sm:start-2.5" />
        <input
          className="input ps-[2.9rem] pe-13 max-sm:ps-9.5 [&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          aria-label={t('search')}
          defaultValue={filter.search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('searchPlaceholder')}
          enterKeyHint="search"
        />
        <button
          className={iconButtonStyle('filled', 'absolute inset-y-0 end-0 rounded-s-none')}
          aria-label={t('apply')}
        >
          <Icon name="arrow-left" className="icon-directional rotate-180" />
        </button>
      </div>
      <Select
        name="category"
        className="pick pick-line max-w-full flex-none border-sand-400!"
        label={t('category')}
        value={filter.category}
        options={[
          ['', t('categories.all')],
          ...POST_CATEGORIES.map((option) => [option, t(`categories.${option}`)] as const),
        ]}
      />
    </FilterForm>
  );
}
