package dev.tripatch.hazard.check;

import dev.tripatch.document.Span;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds uses of {@code $(VAR)} in containers of a result that nothing replaces: VAR is further
 * down, or not there. A variable may also come from {@code envFrom}, or be one of a Service, which
 * the kubelet knows before it reads the list ({@code Kubelet.makeEnvironmentVariables}). {@code
 * $$(VAR)} is no use.
 *
 * @param place where a field is in the document that the change comes from
 * @param isWritten whether that document has a field
 * @param live the object as it is
 */
public record Variables(
    Role where,
    Function<FieldPath, Optional<Span>> place,
    Predicate<FieldPath> isWritten,
    MapValue live,
    Findings findings) {
  private static final Pattern USE = Pattern.compile("\\$\\$|\\$\\(([A-Za-z_][\\w.-]*)\\)");

  /** As {@code envvars.FromServices} calls them. */
  private static final Pattern OF_SERVICE =
      Pattern.compile(
          "[A-Z][A-Z0-9_]*_(SERVICE_(HOST|PORT\\w*)|PORT(_[0-9]+_(TCP|UDP|SCTP)\\w*)?)");

  /** A use: the name of the variable that has it, or the field of the container. */
  private record Use(String user, String variable, FieldPath env, FieldPath path) {}

  /** Checks a field of the result, if it is a container. */
  public void check(Field field) {
    field
        .asStruct()
        .filter(struct -> struct.schema().name().endsWith("Container"))
        .ifPresent(struct -> check(struct.path(), struct.map()));
  }

  private void check(FieldPath path, MapValue container) {
    MapValue before =
        Counted.valueAt(live, path).orElse(null) instanceof MapValue map ? map : MapValue.EMPTY;
    List<Use> old = open(path, before);
    for (Use use : open(path, container)) {
      boolean isNew = !old.contains(use);
      boolean isLater =
          names(container).contains(use.variable()) && !use.user().equals(use.variable());
      FieldPath variable = use.env().item("name", new StringValue(use.variable()));
      if (isLater && (isNew || isWritten.test(use.path()) || isWritten.test(variable))) {
        boolean mayBeThere = !items(container, "envFrom").isEmpty();
        add(
            use,
            HazardWording.VARIABLE.text(
                "user", use.user(), "variable", use.variable(), "elsewhere", mayBeThere ? 1 : 0),
            HazardWording.VARIABLE_FIRST.text("user", use.user(), "variable", use.variable()));
      } else if (!isLater && isNew) {
        missing(use, before, container);
      }
    }
  }

  /** Says nothing where something else than the list may define it, or a shell may run it. */
  private void missing(Use use, MapValue before, MapValue container) {
    boolean isGone = names(before).contains(use.variable());
    boolean mayBeThere = !items(container, "envFrom").isEmpty();
    boolean mayBeRun =
        !use.path().startsWith(use.env()) && use.variable().matches(".*[^A-Z0-9_].*");
    if ((isGone || !mayBeThere && !mayBeRun) && !OF_SERVICE.matcher(use.variable()).matches()) {
      int elsewhere = mayBeThere ? 1 : 0;
      add(
          use,
          (isGone ? HazardWording.VARIABLE_GONE : HazardWording.VARIABLE_MISSING)
              .text("user", use.user(), "variable", use.variable(), "elsewhere", elsewhere),
          HazardWording.DEFINE_VARIABLE.text("variable", use.variable()));
    }
  }

  private static List<Value> items(MapValue container, String list) {
    return container.get(list) instanceof ListValue values ? values.items() : List.of();
  }

  private static List<String> names(MapValue container) {
    return items(container, "env").stream()
        .map(item -> item instanceof MapValue map ? map.text("name") : "")
        .toList();
  }

  /** The uses of variables that none before them defines, in the list and in what is run. */
  private static List<Use> open(FieldPath path, MapValue container) {
    List<Use> open = new ArrayList<>();
    List<String> earlier = new ArrayList<>();
    for (Value each : items(container, "env")) {
      if (each instanceof MapValue item) {
        String name = item.text("name");
        FieldPath env = path.key("env");
        FieldPath value = env.item("name", new StringValue(name)).key("value");
        uses(item.text("value")).stream()
            .filter(used -> !earlier.contains(used))
            .forEach(used -> open.add(new Use(name, used, env, value)));
        earlier.add(name);
      }
    }
    for (String field : List.of("command", "args")) {
      items(container, field).stream()
          .flatMap(each -> uses(each instanceof StringValue text ? text.text() : "").stream())
          .filter(used -> !earlier.contains(used))
          .forEach(used -> open.add(new Use(field, used, path.key("env"), path.key(field))));
    }
    return open;
  }

  private static List<String> uses(String value) {
    List<String> names = new ArrayList<>();
    Matcher uses = USE.matcher(value);
    while (uses.find()) {
      Optional.ofNullable(uses.group(1)).ifPresent(names::add);
    }
    return names;
  }

  /** Where it is used, or if the change does not write that, where it takes away or moves VAR. */
  private void add(Use use, String sentence, String remedy) {
    FieldPath variable = use.env().item("name", new StringValue(use.variable()));
    findings.add(
        where,
        use.path(),
        place.apply(isWritten.test(use.path()) ? use.path() : variable),
        new Finding(HazardKind.UNDEFINED_VARIABLE, sentence, remedy));
  }
}
