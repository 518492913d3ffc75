import type { PostSummary } from '@/lib/domain/post';
import { optimisedImage } from '@/lib/rich-text/images';

interface PostPictureProps {
  post: PostSummary;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is among the first things seen. */
  isFirst?: boolean;
}

/** The picture of a post; where it is missing or broken, that of its category shows. */
export function PostImage({ post, sizes, isFirst }: PostPictureProps) {
  const fallback = `/images/posts/${post.category ?? 'car-care'}.webp`;
  return (
    <span className="post-picture" style={{ backgroundImage: `url(${fallback})` }}>
      {/* A broken picture without a text is not drawn: the one behind it shows. */}
      <img {...optimisedImage(post.image, fallback, sizes, isFirst)} alt="" />
    </span>
  );
}
