import { preload } from 'react-dom';

const FOLDER = '/images/hero';
const PHONE = '(max-width: 47.99rem)';
const WIDE = '(min-width: 48rem)';

const CROPS = [
  { media: PHONE, crop: 'phone', widths: [480, 780], width: 780, height: 1080 },
  { media: WIDE, crop: 'wide', widths: [1280, 1920], width: 1920, height: 1080 },
] as const;

type Crop = (typeof CROPS)[number];

/** The scene behind the title, drawn by scripts/tools/hero-image.mjs. One crop is fetched, before the styles ask for it. */
export function HeroPicture() {
  for (const crop of CROPS) {
    preload(`${FOLDER}/${crop.crop}-${crop.width}.avif`, {
      as: 'image',
      type: 'image/avif',
      media: crop.media,
      imageSrcSet: sourceSet(crop, 'avif'),
      imageSizes: '100vw',
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      {CROPS.flatMap((crop) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={crop.crop + format}
            media={crop.media}
            type={`image/${format}`}
            srcSet={sourceSet(crop, format)}
            sizes="100vw"
            width={crop.width}
            height={crop.height}
          />
        )),
      )}
      <img
        className="hero-picture"
        src={`${FOLDER}/wide-1920.webp`}
        alt=""
        width={1920}
        height={1080}
        fetchPriority="high"
      />
    </picture>
  );
}

function sourceSet({ crop, widths }: Crop, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${FOLDER}/${crop}-${width}.${format} ${width}w`).join(', ');
}
