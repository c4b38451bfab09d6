// Wraps @docusaurus/theme-classic 3.10.2: what stands below a doc is not what its reader sees first.
import Paginator from '@theme-original/DocItem/Paginator';
import {later} from '../../../components/Later';

export default later(Paginator);
