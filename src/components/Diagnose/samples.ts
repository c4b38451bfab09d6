/** Columns for readers who have none at hand: the name, and the cells with a line break between them. */
export const samples = {
  Publisher:
    'Northgate Press\n Northgate Press\nNORTHGATE PRESS\nPress, Northgate\nHarbour & Lane\nHarbour &amp; Lane\nharbour  & lane\nÉditions du Pont\nÃ‰ditions du Pont\nn/a\nWeidner & Söhne \nWeidner & SÃ¶hne',
  Price: '1,250.00\n12.50\n$980.00\n3,400.00\n7.25\nn/a\n£15.00\n1,999.95\n-\n60',
  Acquired: '31/12/2024\n1/5/2024\n17/03/1998\n2011-06-30\n4/4/2004\n1920\n12 March 1912\n9/11/2023\n?',
};
