// Pages that cannot be rendered on the server: the build has to stop and to name each.
import {createSmallConfig} from './createSmallConfig';

export default createSmallConfig('faulty');
