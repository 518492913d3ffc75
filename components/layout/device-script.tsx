import { CAR_KEY } from '@/lib/domain/car';
import { SAVED_KEY } from '@/lib/domain/saved-provider';

const SCRIPT =
  `try{let d=document.documentElement.dataset,c=localStorage.getItem('${CAR_KEY}');if(c)d.car=c;` +
  `if(/("id":.*){2}/.test(localStorage.getItem('${SAVED_KEY}')))d.compare=''}catch{}`;

/**
 * Says before the first paint what styles need to know of the device, so that cached pages do not depend on the visitor: which car's
 * prices a page shows, and whether there are saved providers to compare.
 */
export function DeviceScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
