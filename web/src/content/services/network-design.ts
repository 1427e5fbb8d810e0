import type { ServiceDetails } from '#web/content/service.ts'

export const networkDesign: ServiceDetails = {
  hero: {
    heading: 'A network that is drawn before it is built',
    lead: 'We survey the site, agree a design with you on paper, install it, and prove with measurements that it does what the drawing says.',
  },
  drawing: {
    number: 'ND-01',
    title: 'Rack elevation',
    label:
      'Rack elevation, drawn to scale: two fibres enter from above into a fibre panel, and each goes on to one of two firewalls. A core switch sits between two patch panels with ports 1 to 48, and a UPS is at the bottom.',
  },
  overview: [
    'Most of the network trouble that we are called to began on the day of the installation: one flat subnet for everybody, cables without labels, and the provider’s router doing the work of a firewall. We begin with a survey and a drawing, and build only what both sides have agreed.',
    'We plan for the sites that East African companies really have: two fibre providers in the same trench, mains power that dips several times a week, a branch that only 4G reaches, a warehouse roof that reflects every radio signal. Each design states what happens when a link, a switch or the power fails, and we pull the plug in front of you to show it.',
    'What we hand over, another engineer could take over: drawings, configurations, test reports and every password. They are yours from the first day.',
  ],
  cards: [
    {
      title: 'Survey and Wi-Fi plan',
      text: 'Cable routes, rack space, earthing and power measured on site. A predicted heat map for 2.4, 5 and 6 GHz decides where access points go; a measured one after installation shows signal, noise and roaming as they are.',
    },
    {
      title: 'Segmented LAN',
      text: 'Separate VLANs for staff, voice, cameras, guests and payment terminals. 802.1X with RADIUS on wired ports and on the air, and a firewall between segments whose rules each have an owner and a reason.',
    },
    {
      title: 'WAN with automatic failover',
      text: 'Two fibre links from different providers on different routes where the street allows it, with LTE or satellite behind them. SD-WAN or BGP moves the traffic, and QoS lets voice and card payments through first.',
    },
    {
      title: 'Certified cabling',
      text: 'Cat6A copper and single-mode fibre, labelled at both ends and dressed in the rack. Every copper link is tested as a permanent link, every fibre for loss in both directions, and you get the tester’s own report.',
    },
  ],
  inclusions: [
    'Site survey with photographs, floor plans and power readings',
    'Predicted and measured Wi-Fi heat maps for each floor',
    'High-level and low-level design, with IP, VLAN and QoS plans',
    'Bill of materials with makes and prices, for you to buy or for us to supply',
    'Installation, labelling and UPS sizing for every rack',
    'Cat6A and fibre certification report for each link',
    'Failover test in your presence: link, power and device, one at a time',
    'As-built drawings, configuration backups and a handover session',
  ],
}
