package dev.tripatch.growth;

import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Three documents of any size, in which one thing is large. */
enum GrowthInput {
  KEYS_FEW_CHANGED(Shape.KEYS, Change.FEW),
  KEYS_IN_CONFLICT(Shape.KEYS, Change.CONFLICTS),
  VARIABLES_FEW_CHANGED(Shape.VARIABLES, Change.FEW),
  VARIABLES_RENAMED(Shape.VARIABLES, Change.RENAMED),
  VARIABLES_RENAMED_ALL_ALIKE(Shape.VARIABLES, Change.RENAMED_ALIKE),
  VARIABLES_REORDERED(Shape.VARIABLES, Change.REORDERED),
  VARIABLES_NEW(Shape.VARIABLES, Change.NEW),
  VARIABLES_DELETED(Shape.VARIABLES, Change.DELETED),
  VARIABLES_TWICE(Shape.VARIABLES, Change.TWICE),
  VARIABLES_IN_CONFLICT(Shape.VARIABLES, Change.CONFLICTS),
  CONTAINERS_FEW_CHANGED(Shape.CONTAINERS, Change.FEW),
  CONTAINERS_RENAMED(Shape.CONTAINERS, Change.RENAMED),
  CONTAINERS_IN_CONFLICT(Shape.CONTAINERS, Change.CONFLICTS),
  PORTS_IN_CONFLICT(Shape.PORTS, Change.CONFLICTS),
  FINALIZERS_RENAMED(Shape.FINALIZERS, Change.RENAMED),
  FINALIZERS_REORDERED(Shape.FINALIZERS, Change.REORDERED),
  ARGUMENTS_FEW_CHANGED(Shape.ARGUMENTS, Change.FEW),
  ARGUMENTS_IN_CONFLICT(Shape.ARGUMENTS, Change.CONFLICTS),
  LINES_IN_CONFLICT(Shape.LINES, Change.CONFLICTS),
  CUSTOM_ITEMS_IN_CONFLICT(Shape.CUSTOM_ITEMS, Change.CONFLICTS),
  DEEP_IN_CONFLICT(Shape.DEEP, Change.CONFLICTS);

  private static final int DEPTH = 280;

  private final Shape shape;
  private final Change change;

  GrowthInput(Shape shape, Change change) {
    this.shape = shape;
    this.change = change;
  }

  private record Entry(int name, String value) {}

  /** What there is much of. */
  private enum Shape {
    KEYS("v1", "ConfigMap", "data:\n", "  key-%06d: \"%s\"\n"),
    VARIABLES(
        "apps/v1",
        "Deployment",
        "spec:\n"
            + "  template:\n"
            + "    spec:\n"
            + "      containers:\n"
            + "      - name: web\n"
            + "        image: web:1\n"
            + "        env:\n",
        "        - name: V%06d\n          value: \"%s\"\n"),
    CONTAINERS(
        "apps/v1",
        "Deployment",
        "spec:\n  template:\n    spec:\n      containers:\n",
        "      - name: c%06d\n        image: \"%s\"\n        ports:\n"
            + "        - containerPort: 80\n        env:\n"
            + "        - name: A\n          value: \"1\"\n"),
    PORTS(
        "v1",
        "Service",
        "spec:\n  ports:\n",
        "  - port: %1$d\n    name: \"p%1$d\"\n    targetPort: \"%2$s\"\n    protocol: TCP\n"),
    FINALIZERS("v1", "ConfigMap", "  finalizers:\n", "  - \"f%06d-%s\"\n"),
    ARGUMENTS(
        "apps/v1",
        "Deployment",
        "spec:\n  template:\n    spec:\n      containers:\n      - name: web\n        args:\n",
        "        - \"a%06d-%s\"\n"),
    LINES("v1", "ConfigMap", "data:\n  text: |\n", "    line %06d %s\n"),
    CUSTOM_ITEMS(
        "example.com/v1",
        "Thing",
        "spec:\n  items:\n",
        "  - name: i%06d\n    value: \"%s\"\n    size: 1\n"),
    DEEP("example.com/v1", "Thing", "spec:\n", "");

    private final String head;
    private final String entry;

    Shape(String version, String kind, String holder, String entry) {
      head =
          "apiVersion: %s\nkind: %s\nmetadata:\n  name: big\n%s".formatted(version, kind, holder);
      this.entry = entry;
    }

    /** Each hundredth entry is nested as deep as can be. */
    private String of(List<Entry> entries) {
      if (this == DEEP) {
        return head
            + entries.stream()
                .filter(one -> one.name() % DEPTH == 0)
                .map(
                    one ->
                        "  deep-%06d: %s%s%s\n"
                            .formatted(
                                one.name(),
                                "{d: ".repeat(DEPTH),
                                "\"" + one.value() + "\"",
                                "}".repeat(DEPTH)))
                .collect(Collectors.joining());
      }
      return head
          + entries.stream()
              .map(one -> entry.formatted(one.name(), one.value()))
              .collect(Collectors.joining());
    }
  }

  /** What becomes of it. */
  private enum Change {
    FEW,
    RENAMED,
    RENAMED_ALIKE,
    REORDERED,
    NEW,
    DELETED,
    TWICE,
    CONFLICTS;

    private List<Entry> of(Role role, int size) {
      boolean isLocal = role == Role.LOCAL;
      return switch (this) {
        case FEW -> entries(size, 0, i -> i % 100 == 0 && isLocal || i % 150 == 0 && isLive(role));
        case RENAMED, RENAMED_ALIKE ->
            IntStream.range(0, size)
                .mapToObj(
                    i -> new Entry(i + (isLocal ? size : 0), this == RENAMED ? "v" + i : "same"))
                .toList();
        case REORDERED -> {
          List<Entry> all = new ArrayList<>(entries(size, 0, i -> false));
          if (isLocal) {
            Collections.shuffle(all, new Random(1));
          }
          yield all;
        }
        case NEW -> entries(isLocal ? size : 1, 0, i -> false);
        case DELETED -> entries(isLocal ? 1 : size, 0, i -> false);
        case TWICE -> {
          List<Entry> all = new ArrayList<>(entries(size / 2, 0, i -> isLocal && i % 7 == 0));
          if (isLocal) {
            all.addAll(entries(size / 2, 0, i -> false));
          }
          yield all;
        }
        case CONFLICTS ->
            IntStream.range(0, size)
                .mapToObj(i -> new Entry(i, role.name().toLowerCase(Locale.ROOT) + i))
                .toList();
      };
    }

    private static boolean isLive(Role role) {
      return role == Role.LIVE;
    }

    private static List<Entry> entries(int size, int from, IntPredicate isChanged) {
      return IntStream.range(from, from + size)
          .mapToObj(i -> new Entry(i, (isChanged.test(i) ? "w" : "v") + i))
          .toList();
    }
  }

  /** As people call it. */
  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** One of the three documents, as YAML. */
  String text(Role role, int size) {
    return shape.of(change.of(role, size));
  }
}
