/** The table of the session in the page. `static/lessons/objects-24.csv` contains the same, for the real program. */
export const columns = ['Object', 'Type', 'Maker', 'Made'] as const;

export const objects: readonly (readonly (string | null)[])[] = [
  ['Lightship Aurora', 'ship model', 'Hale, Edith', '1859'],
  ['Ferry Marie-Louise', 'Ship model', 'Edith Hale', 'about 1841'],
  ['Trawler Sigrid', 'ship model ', 'brandt, jonas', '1829'],
  ['Brass telescope', 'instrument', 'Hale, Edith', 'about 1788'],
  ['Harbor at Alderbrück', 'Painting', 'Moreau, Céline', null],
  ['Lightship Good Intent', 'SHIP MODEL', 'Brandt, Jonas', '1884'],
  ['Coast near Vila Serena', 'chart', 'Moreau, Celine', '1871'],
  ['Letter to the pilot', 'letter ', 'Edith Hale', '1821'],
  ['Quay at Montelago', 'photograph', 'Whitcomb & Sons', '1923'],
  ['Ferry Kestrel', 'ship model', 'Lindqvist, Per', 'about 1859'],
  ['Harbor at Northmere', 'painting', 'Whitcombe & Sons', '1805'],
  ['Boats off Kvernvik', ' painting', 'Céline Moreau', '1901'],
  ['Boats off Stare Pole', 'painting', 'Brandt, Jonas', '1924'],
  ['Fish market, Alderbrück', 'photograph', 'Lindqvist, Per', '1913'],
  ['Fish market, Montelago', 'photo', 'Hale, Edith', '1919'],
  ['Quay at Saint-Aubry', 'Photograph', 'Per Lindqvist', '1864'],
  ['Quay at Northmere', 'photograph', null, '1891'],
  ['Approaches to Kvernvik', 'chart', 'HALE, EDITH', 'about 1848'],
  ['Approaches to Stare Pole', 'Chart', 'Lindquist, Per', '1863'],
  ['Coast near Alderbrück', 'chart', 'Lindqvist, Per', '1845'],
  ['Pocket compass', 'instrument', 'Jonas Brandt', '1840'],
  ["Ship's barometer", 'Instrument', 'Whitcombe & Sons', '1931'],
  ['Letter to the harbor office', 'letter', 'Moreau, Céline', '1867'],
  ['Letter from Stare Pole', 'letter ', 'Brandt, Jonas', 'about 1900'],
];
