export const seller = { registrationNumber: 'UG-1', taxNumber: { label: 'TIN', value: '100' } }
export const invoicePrefix = 'INV'
export const taxInvoiceBusinessDays = 3
