import { CAR_CARE_POSTS } from './car-care.mjs';
import { ECO_FRIENDLY_POSTS } from './eco-friendly.mjs';
import { NEWS_POSTS } from './news.mjs';
import { TIPS_POSTS } from './tips.mjs';
import { ARABIC_POST } from './tips-arabic.mjs';

const POSTS = [...CAR_CARE_POSTS, ...ECO_FRIENDLY_POSTS, ...TIPS_POSTS, ARABIC_POST, ...NEWS_POSTS];

export function createPosts() {
  return POSTS.map(({ title, slug, excerpt, content, category, created_at, is_published = true }) => ({
    title,
    slug,
    excerpt,
    content: content.trim(),
    category,
    // Drawn by scripts/tools/post-covers.mjs.
    featured_image: `/images/posts/samples/${slug}.webp`,
    created_at,
    is_published,
  }));
}
