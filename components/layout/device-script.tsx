import { CAR_KEY } from '@/lib/domain/car';

const SCRIPT = `try{let c=localStorage.getItem('${CAR_KEY}');if(c)document.documentElement.dataset.car=c}catch{}`;

/** Says before the first paint which car's prices styles show, so that cached pages do not depend on the visitor. */
export function DeviceScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
