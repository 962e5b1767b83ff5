package dev.tripatch.app;

/**
 * A library of the operating system that JavaFX loads and that is not there.
 *
 * @param file the name that the dynamic linker looks for
 * @param debianPackage what brings it on Debian and Ubuntu
 */
record SystemLibrary(String file, String debianPackage) {

  /** The sentence that asks a person to install it. */
  String request() {
    return "the window needs the system's library %s; on Debian and Ubuntu: apt-get install %s"
        .formatted(file, debianPackage);
  }
}
