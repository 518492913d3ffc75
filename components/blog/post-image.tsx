import { categoryImage, type PostSummary } from '@/lib/domain/post';
import { coverAttributes } from '@/lib/rich-text/images';

interface PostPictureProps {
  post: PostSummary;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is among the first things seen. */
  isFirst?: boolean;
}

/** The picture of a post; where it is missing or broken, that of its category shows. */
export function PostImage({ post, sizes, isFirst }: PostPictureProps) {
  return (
    <span className="post-picture">
      <img {...coverAttributes(post.image, categoryImage(post.category), sizes, isFirst)} alt="" />
    </span>
  );
}
