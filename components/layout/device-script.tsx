import { LAST_CALL_KEY } from '@/lib/domain/call-outcome';
import { CAR_KEY } from '@/lib/domain/car';
import { LAST_PRICE_KIND_KEY } from '@/lib/domain/last-price-kind';

const SCRIPT =
  `try{let d=document.documentElement.dataset,s=localStorage,c=s.getItem('${CAR_KEY}'),k=s.getItem('${LAST_PRICE_KIND_KEY}');` +
  'if(c)d.car=c;if(k)d.asked=k}catch{}' +
  // The provider of a link is that of its card, or else of the page.
  `addEventListener('click',e=>{try{let a=e.target.closest('a[href^="tel:"],[data-chat],[data-way=chat]'),` +
  `p=a&&/\\/service\\/(\\d+)/.exec((a.closest('article')?.querySelector('.more')||location).href);` +
  `if(p)sessionStorage.setItem('${LAST_CALL_KEY}',p[1]+' '+Date.now()+' '+a.href)}catch{}},true)`;

/**
 * Says before the first paint which price styles show: that for the visitor's car, and of the kind asked for last, so that cached pages do
 * not depend on them. Notes the last call or chat of the tab (product rule 2.33), also before the scripts of a list are there.
 */
export function DeviceScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
