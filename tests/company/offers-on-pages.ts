export const projects = new Map<string, 'cabling'>([['network-design', 'cabling']])
export const usualWeeks = { cabling: '3 weeks', firewall: '1 week' } as const
export const healthcareExample = 'shop'
