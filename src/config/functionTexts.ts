import {createFunctionTexts} from '../remark/grelFunctions';
import {createWords} from '../remark/grelFunctions/createWords';

/** Options of src/plugins/function-texts. */
export const functionTexts = {createTexts: createFunctionTexts, createWords};
