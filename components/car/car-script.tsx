import { CAR_KEY } from '@/lib/domain/car';

const SCRIPT = `try{let c=localStorage.getItem('${CAR_KEY}');if(c)document.documentElement.dataset.car=c}catch{}`;

/** Says which car's prices a page shows, before its first paint, so that cached pages do not depend on the visitor. */
export function CarScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
