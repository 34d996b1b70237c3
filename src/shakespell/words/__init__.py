"""Words: lexicons, spelling them with dice, laying them on a grid."""
