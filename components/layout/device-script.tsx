import { CAR_KEY } from '@/lib/domain/car';
import { LAST_PRICE_KIND_KEY } from '@/lib/domain/last-price-kind';

const SCRIPT =
  `try{let d=document.documentElement.dataset,s=localStorage,c=s.getItem('${CAR_KEY}'),k=s.getItem('${LAST_PRICE_KIND_KEY}');` +
  'if(c)d.car=c;if(k)d.asked=k}catch{}';

/** Says before the first paint which price styles show: that for the visitor's car, and of the kind asked for last, so that cached pages do not depend on them. */
export function DeviceScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
