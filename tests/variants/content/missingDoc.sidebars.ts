export default {docs: ['index', 'missing']};
