import {createFunctionTexts} from '../remark/grelFunctions';

/** Options of src/plugins/function-texts. */
export const functionTexts = {createTexts: createFunctionTexts};
