"""Rules of Cold War: CIA vs KGB."""
