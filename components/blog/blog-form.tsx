import { buttonStyle } from '@/components/ui/button';
import { FIELD } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { NO_POST_FILTER, POST_CATEGORIES, type PostCategory } from '@/lib/domain/post';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { getIntl } from '@/lib/routing/get-intl';

interface BlogFormProps {
  search: string | undefined;
  category: PostCategory | undefined;
}

/** Renders the search and category form of the blog. A GET form, so that both are in the URL. */
export async function BlogForm({ search, category }: BlogFormProps) {
  const { t, to } = await getIntl('blog');
  return (
    <form
      action={to({ name: 'blog', filter: NO_POST_FILTER })}
      role="search"
      className="mb-6 grid items-end gap-3.5 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <label className={FIELD}>
        <span>{t('search')}</span>
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('searchPlaceholder')}
        />
      </label>
      <Select
        name="category"
        label={t('category')}
        value={category ?? 'all'}
        options={[
          ['all', t('categories.all')],
          ...POST_CATEGORIES.map((option) => [option, t(`categories.${option}`)] as const),
        ]}
      />
      <button className={buttonStyle('filled')}>
        <Icon name="search" />
        {t('apply')}
      </button>
    </form>
  );
}
