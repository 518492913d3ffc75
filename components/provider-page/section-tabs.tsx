'use client';

import { useEffect, useState } from 'react';

interface SectionTabsProps {
  label: string;
  /** Id of each section and the text of its link. */
  tabs: readonly (readonly [id: string, text: string])[];
}

/** Renders links to the sections of a page, which stay in view and mark the section that is read. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(tabs.filter(([id]) => seen.has(id)).at(-1)?.[0]);
      },
      // The line below the links.
      { rootMargin: '-20% 0% -70%' },
    );
    for (const [id] of tabs) observer.observe(document.getElementById(id)!);
    return () => observer.disconnect();
  }, [tabs]);
  return (
    <nav
      aria-label={label}
      className="no-print sticky top-(--header-height,0rem) z-20 -mx-gutter mt-2 flex border-b border-sand-200 bg-sand-50 px-gutter [scrollbar-width:none] overflow-x-auto lg:mx-0 lg:mt-4 lg:px-0 cramped:static"
    >
      {tabs.map(([id, text]) => (
        <a
          key={id}
          href={`#${id}`}
          className="grid min-h-12 flex-1 place-items-center border-b-3 border-transparent px-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-3 aria-[current]:border-sun-400 lg:me-7 lg:flex-none lg:px-0"
          aria-current={current === id ? 'location' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
