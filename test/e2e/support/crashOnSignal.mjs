// Loaded before the program by NODE_OPTIONS: a fault at a moment that the test chooses, without a back door in the program.
process.on('SIGUSR2', () => {
  throw new Error('forced crash');
});
