export const stockAlerts = {
  title: 'Low stock',
  when: 'Tell me when a sale leaves',
  hint: 'For all offers of the store. The alert comes to the bell, once for each offer until you restock it.',
  never: 'Do not tell me',
  soldOut: 'No units',
  left: '1 unit or none|{count} units or fewer',
  none: 'No offer with low stock.',
  offers: 'Offers with low stock',
  units: '1 unit|{count} units',
  putAway: 'Take {name} off the list',
  putAllAway: 'Take it off the list|Take all {count} off the list',
  more: 'There is 1 more.|There are {count} more.',
}
