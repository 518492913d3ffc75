import { endAll } from '../../scripts/processes/children.mjs';

export default endAll;
