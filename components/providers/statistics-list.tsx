'use client';

import { Icon } from '@/components/ui/icon';

interface StatisticsFiguresProps {
  label: string;
  success: string;
  figures: [name: string, figure: string][];
}

/** The figures of the directory. A client component, so that the page carries them as facts and not as elements too. */
export function StatisticsFigures({ label, success, figures }: StatisticsFiguresProps) {
  return (
    <section aria-label={label} className="on-ink text-white">
      <p className="flex items-center gap-2 text-sm text-water-100">
        <Icon name="database" className="text-water-300" />
        {success}
      </p>
      <dl className="figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
