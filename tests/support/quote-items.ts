/** A saved quote as a visitor's browser holds it: US$2,650, with VAT US$3,074. */
export const savedQuoteItems = [
  {
    id: 'network-design',
    name: 'Network Design & Setup',
    description: 'Site survey, LAN, WAN and Wi-Fi design, installation and handover drawings.',
    price: 2500,
    icon: 'network',
    selected: true,
  },
  {
    id: 'docs',
    name: 'Documentation Package',
    description: 'Network diagrams, an asset list and runbooks that your team can follow.',
    price: 150,
    icon: 'docs',
    selected: true,
  },
] as const
