export default {docs: ['index', 'faults']};
