import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  /** Where everything of this kind is. */
  more?: { href: string; text: string };
  /** The ground that the section stands on; none is the page's own. */
  ground?: 'white' | 'leaf' | 'ink';
  children: React.ReactNode;
}

/** A part of the home page. */
export function Section({ id, title, text, more, ground, children }: SectionProps) {
  return (
    <section id={id} className={`home-section ${ground ? `ground-${ground}` : ''}`}>
      <div className="container-page">
        <div className="home-head">
          <div>
            <h2 className="text-2xl">{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {more && (
            <Link href={more.href} className="home-more">
              {more.text}
              <Icon name="chevron-right" className="icon-directional" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
