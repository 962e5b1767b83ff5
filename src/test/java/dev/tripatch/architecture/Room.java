package dev.tripatch.architecture;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A room of the house: a package with everything in it, but for what is a room itself.
 *
 * @param name the package's name below the root
 * @param rooms the other rooms it may use, and the rooms in them
 * @param libraries the package prefixes of the libraries it may use
 */
record Room(String name, Set<String> rooms, Set<String> libraries) {

  private static final Set<String> ENGINE =
      Set.of(
          "json",
          "prose",
          "document",
          "schema",
          "engine.patch",
          "engine.explain",
          "engine.threeway");
  private static final Set<String> PROGRAM =
      Set.of(
          "json",
          "prose",
          "document",
          "schema",
          "engine",
          "validate",
          "hazard",
          "dialect",
          "show",
          "decide",
          "cluster",
          "edit",
          "share",
          "learn",
          "merge",
          "workspace");

  /** From the bottom up. What is not listed is forbidden. */
  private static final List<Room> HOUSE =
      List.of(
          room("prose"),
          room("json", "prose"),
          room("document", "json", "prose"),
          // Jackson reads YAML with the engine, whose limits are set there.
          new Room(
              "document.data",
              Set.of("json", "prose", "document"),
              Set.of("tools.jackson", "com.fasterxml.jackson.annotation", "org.snakeyaml.engine")),
          new Room(
              "schema",
              Set.of("json", "prose", "document.data"),
              Set.of("tools.jackson", "org.snakeyaml.engine")),
          room("engine.patch", "json", "prose", "schema"),
          room("engine.explain", "json", "prose", "schema", "engine.patch"),
          new Room("engine.threeway", with(ENGINE, "engine.stored"), Set.of()),
          new Room("engine.format", ENGINE, Set.of()),
          room(
              "engine.stored",
              "json",
              "prose",
              "document",
              "schema",
              "engine.explain",
              "engine.format"),
          room("validate", "json", "prose", "schema", "engine.patch", "engine.stored"),
          new Room("hazard", with(ENGINE, "engine.format", "engine.stored", "validate"), Set.of()),
          new Room("dialect", ENGINE, Set.of()),
          new Room(
              "show",
              with(ENGINE, "engine", "dialect", "merge", "cluster.apply", "cluster.secret"),
              Set.of()),
          new Room("decide", with(ENGINE, "engine.stored", "hazard", "show"), Set.of()),
          room("merge", "json", "prose", "document", "schema", "engine.explain"),
          new Room("cluster.call", Set.of("prose"), Set.of("picocli")),
          room("cluster.live", "json", "prose", "document", "cluster.call"),
          room("cluster.send", "document", "cluster.call", "cluster.live"),
          new Room("cluster.apply", with(ENGINE, "engine.format", "engine.stored"), Set.of()),
          room("cluster.secret", "json", "prose", "document", "cluster.apply"),
          room("edit.typing", "document"),
          room(
              "edit.complete",
              "json",
              "prose",
              "document",
              "schema",
              "engine.patch",
              "engine.format",
              "engine.stored"),
          new Room("edit.fix", with(ENGINE, "hazard", "decide", "edit.complete"), Set.of()),
          new Room(
              "workspace",
              with(
                  ENGINE,
                  "engine.format",
                  "engine.stored",
                  "validate",
                  "hazard",
                  "dialect",
                  "show",
                  "decide",
                  "cluster.apply",
                  "cluster.call",
                  "cluster.live",
                  "cluster.secret",
                  "cluster.send"),
              Set.of("com.fasterxml.jackson.annotation", "javax.crypto")),
          new Room("learn", with(ENGINE, "engine.format", "hazard", "cluster.apply"), Set.of()),
          new Room(
              "learn.exercise",
              with(
                  ENGINE,
                  "engine.format",
                  "show",
                  "decide",
                  "cluster.secret",
                  "learn",
                  "workspace"),
              Set.of()),
          new Room(
              "share",
              with(ENGINE, "engine.format", "cluster.apply", "show", "learn", "workspace"),
              Set.of()),
          new Room("cli", PROGRAM, Set.of("picocli", "com.fasterxml.jackson.annotation")),
          ui("ui.settings"),
          ui("ui.editor", "ui.settings"),
          ui("ui.panes", "ui.settings", "ui.editor"),
          ui("ui.window", "ui.settings", "ui.editor", "ui.panes"),
          ui("ui.feature", "ui.settings", "ui.editor", "ui.panes", "ui.window"),
          ui("ui.merge", "ui.settings", "ui.editor", "ui.panes", "ui.window"),
          ui("ui.app", "ui"),
          new Room("ui.start", with(PROGRAM, "ui"), Set.of("picocli", "javafx")),
          new Room("app", with(PROGRAM, "cli", "ui.start"), Set.of()));

  private static Room room(String name, String... rooms) {
    return new Room(name, Set.of(rooms), Set.of());
  }

  /** All rooms of the window show what the program below computes. */
  private static Room ui(String name, String... rooms) {
    return new Room(
        name, with(PROGRAM, rooms), Set.of("javafx", "org.fxmisc", "org.reactfx", "atlantafx"));
  }

  /** The room that a package lies in. */
  static Optional<Room> of(String packageName) {
    return HOUSE.stream()
        .filter(room -> isWithin(packageName, room.name))
        .max(Comparator.comparingInt(room -> room.name.length()));
  }

  boolean mayUseRoom(Room other) {
    return other.equals(this) || rooms.stream().anyMatch(room -> isWithin(other.name, room));
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
