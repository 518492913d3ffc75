import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface SectionProps {
  id?: string;
  title: string;
  text: string;
  /** Link to the full list. */
  more?: { href: string; text: string };
  children: React.ReactNode;
}

/** Renders a section of the home page, which a line separates from the one before it. */
export function Section({ id, title, text, more, children }: SectionProps) {
  return (
    // The room for the shadows of cards is part of the space below the section.
    <section id={id} className="home-section container-page max-md:[&_.side-scroll]:-mb-4">
      <div className="border-t border-sand-200 py-5 sm:py-7">
        <h2 className="text-xl">{title}</h2>
        {/* On phones the link continues the text, as it would break a heading beside it. */}
        <div className="mt-1 mb-3 text-balance sm:mb-4 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
          <p className="text-ink-500 max-sm:inline">{text}</p>{' '}
          {more && (
            <Link
              href={more.href}
              className="-my-3 inline-block flex-none py-3 font-medium text-water-700 underline-offset-[0.3em] hover:underline"
            >
              {more.text}
              <Icon name="chevron-right" className="icon-directional inline" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
