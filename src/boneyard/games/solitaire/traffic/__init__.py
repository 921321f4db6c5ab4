"""Traffic: quads of numbers on a grid."""
