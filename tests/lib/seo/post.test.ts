import type { Post } from '@/lib/domain/post';
import { blogPosting } from '@/lib/seo/structured-data/post';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://lamaa.example',
});

const POST: Post = {
  ...{ id: 1, title: 'Foam', slug: 'foam', excerpt: null, content: '<p>Foam.</p>' },
  ...{ category: 'tips', image: null, createdAt: '2026-06-25T07:10:00+00:00' },
};

test.each([
  [null, 'https://lamaa.example/images/posts/tips.webp'],
  ['/images/foam.webp', 'https://lamaa.example/images/foam.webp'],
  ['https://any.example/foam.jpg', 'https://any.example/foam.jpg'],
  ['http://any.example/foam.jpg', 'https://lamaa.example/images/posts/tips.webp'],
  ['javascript:alert(1)', 'https://lamaa.example/images/posts/tips.webp'],
])('uses the image of a post with %j: %s', (image, expected) => {
  expect(blogPosting({ ...POST, image }, 'en').image).toBe(expected);
});
