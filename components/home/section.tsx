import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  /** Link to the full list. */
  more?: { href: string; text: string };
  /** Defaults to the page's background. */
  background?: 'white' | 'leaf';
  children: React.ReactNode;
}

/** Renders a section of the home page. */
export function Section({ id, title, text, more, background, children }: SectionProps) {
  return (
    <section id={id} className={`home-section ${background ? `background-${background}` : ''}`}>
      <div className="container-page">
        <div className="home-head">
          <div>
            <h2 className="text-xl">{title}</h2>
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
