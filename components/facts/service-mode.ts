import type { ProviderSummary } from '@/lib/domain/provider';

/** The message that says how the wash happens; undefined when the provider does not tell. */
export function serviceModeMessage({
  servesMobile,
  servesOnsite,
}: Pick<ProviderSummary, 'servesMobile' | 'servesOnsite'>) {
  if (servesMobile && servesOnsite) return 'modeBoth';
  if (servesMobile) return 'modeMobile';
  return servesOnsite ? 'modeOnsite' : undefined;
}
