package dev.tripatch.architecture;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A room of the house: a top package with everything in it.
 *
 * @param name the package's name below the root
 * @param rooms the other rooms it may use
 * @param libraries the package prefixes of the libraries it may use
 */
record Room(String name, Set<String> rooms, Set<String> libraries) {

  private static final Set<String> ENGINE =
      Set.of("value", "path", "role", "prose", "document", "schema", "patch", "explain");
  private static final Set<String> MODEL = with(ENGINE, "threeway");
  private static final Set<String> SERVICES =
      with(
          MODEL,
          "helm",
          "dialect",
          "format",
          "hazard",
          "highlight",
          "conflict",
          "decide",
          "ownership",
          "workspace",
          "kubectl",
          "secret",
          "report",
          "export",
          "serverside",
          "lesson",
          "reference",
          "markdown",
          "step",
          "exercise",
          "complete");

  private static final Set<String> JACKSON =
      Set.of("tools.jackson", "com.fasterxml.jackson.annotation", "org.snakeyaml.engine");

  /** From the bottom up. What is not listed is forbidden. */
  private static final List<Room> HOUSE =
      List.of(
          new Room("value", Set.of(), Set.of()),
          new Room("path", Set.of("value"), Set.of()),
          new Room("role", Set.of(), Set.of()),
          new Room("prose", Set.of(), Set.of()),
          new Room("document", Set.of("value", "path", "prose"), Set.of()),
          // Jackson reads YAML with the engine, whose limits are set there.
          new Room("data", Set.of("value", "path", "document"), JACKSON),
          new Room(
              "schema",
              Set.of("value", "path", "prose", "data"),
              Set.of("tools.jackson", "org.snakeyaml.engine")),
          new Room("ownership", Set.of("value", "path", "prose", "document", "schema"), Set.of()),
          new Room("patch", Set.of("value", "path", "prose", "schema"), Set.of()),
          new Room(
              "explain", Set.of("value", "path", "role", "prose", "schema", "patch"), Set.of()),
          new Room("threeway", ENGINE, Set.of()),
          new Room("hazard", with(MODEL), Set.of()),
          new Room(
              "format",
              Set.of("value", "path", "role", "prose", "schema", "patch", "explain", "threeway"),
              Set.of()),
          new Room(
              "complete",
              Set.of("value", "path", "prose", "document", "schema", "patch", "format"),
              Set.of()),
          new Room("step", with(MODEL, "format"), Set.of()),
          new Room("helm", MODEL, Set.of()),
          new Room("dialect", with(MODEL, "helm"), Set.of()),
          new Room("highlight", with(MODEL, "ownership", "dialect", "format", "step"), Set.of()),
          new Room("conflict", with(MODEL, "ownership", "highlight"), Set.of()),
          new Room("decide", with(MODEL, "highlight", "conflict"), Set.of()),
          new Room("kubectl", with(MODEL, "format"), Set.of()),
          new Room("secret", Set.of("value", "role", "document", "kubectl"), Set.of()),
          new Room(
              "report",
              Set.of(
                  "value",
                  "path",
                  "role",
                  "prose",
                  "document",
                  "patch",
                  "highlight",
                  "lesson",
                  "markdown",
                  "step"),
              Set.of()),
          new Room("export", with(MODEL, "format", "kubectl"), Set.of()),
          new Room("serverside", with(MODEL, "ownership", "kubectl", "highlight"), Set.of()),
          new Room(
              "workspace",
              with(
                  MODEL,
                  "complete",
                  "conflict",
                  "data",
                  "decide",
                  "dialect",
                  "format",
                  "hazard",
                  "helm",
                  "highlight",
                  "kubectl",
                  "secret"),
              Set.of("com.fasterxml.jackson.annotation")),
          new Room("lesson", Set.of("prose", "format"), Set.of()),
          new Room(
              "exercise",
              with(
                  MODEL,
                  "conflict",
                  "data",
                  "format",
                  "highlight",
                  "lesson",
                  "secret",
                  "workspace"),
              Set.of()),
          new Room("markdown", Set.of(), Set.of()),
          new Room(
              "reference",
              with(MODEL, "format", "hazard", "kubectl", "lesson", "markdown"),
              Set.of()),
          new Room("example", Set.of(), Set.of()),
          new Room(
              "cli",
              with(SERVICES, "example", "data"),
              Set.of("picocli", "com.fasterxml.jackson.annotation")),
          new Room(
              "ui",
              with(SERVICES, "example", "data"),
              Set.of("picocli", "javafx", "org.fxmisc", "org.reactfx", "atlantafx")),
          new Room("app", with(SERVICES, "example", "cli", "ui"), Set.of()));

  static Optional<Room> named(String name) {
    return HOUSE.stream().filter(room -> room.name.equals(name)).findFirst();
  }

  boolean mayUseRoom(String other) {
    return other.equals(name) || rooms.contains(other);
  }

  boolean mayUseLibrary(String packageName) {
    return libraries.stream().anyMatch(library -> isWithin(packageName, library));
  }

  static boolean isWithin(String packageName, String prefix) {
    return packageName.equals(prefix) || packageName.startsWith(prefix + ".");
  }

  private static Set<String> with(Set<String> rooms, String... more) {
    Set<String> all = new HashSet<>(rooms);
    all.addAll(List.of(more));
    return Set.copyOf(all);
  }
}
