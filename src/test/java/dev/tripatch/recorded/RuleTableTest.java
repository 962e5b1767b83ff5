package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.validate.Validation;
import dev.tripatch.validate.Violation;
import dev.tripatch.validate.Violation.FaultKind;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every rule is about a field that there is, and about a type that is one thing everywhere. */
class RuleTableTest {
  private final ServerAnswers answers = new ServerAnswers(DefinedKinds.TODAY);

  @Test
  void everyRuleIsAboutFieldsThatThereAre() {
    Map<String, List<ObjectSchema>> types = new HashMap<>();
    Set<String> seen = new HashSet<>();
    DefinedKinds.TODAY
        .kinds()
        .forEach(
            kind ->
                collect(
                    DefinedKinds.TODAY.lookUp(kind.apiVersion(), kind.kind()).type(), types, seen));
    List<String> wrong = new ArrayList<>();
    for (RuleLine line : RuleLine.all()) {
      for (String type : line.types()) {
        List<ObjectSchema> found =
            type.equals("*") ? List.of() : types.getOrDefault(type, List.of());
        if (found.isEmpty() && !type.equals("*")) {
          wrong.add(line + ": no type " + type);
        }
        found.stream()
            .filter(each -> !has(each, line.field()))
            .forEach(each -> wrong.add(line + ": " + each.definition()));
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Nothing is said to be refused of a sort that no server was seen to refuse. */
  @Test
  void everyRuleThatRefusesWasSeenToRefuse() throws IOException, URISyntaxException {
    Set<String> seen = new TreeSet<>();
    List<RecordedFile> files = Recordings.builtIn();
    files.stream()
        .filter(file -> file.name().contains("on-server"))
        .flatMap(file -> file.cases().stream())
        .forEach(line -> seen.addAll(seen(line)));
    List<String> unseen =
        RuleLine.all().stream()
            .filter(rule -> rule.refuses() && !seen.contains(rule.sort()))
            .map(RuleLine::toString)
            .toList();
    System.out.println(seen.size() + " sorts of rules were seen to refuse: " + seen);
    assertThat(unseen).isEmpty();
  }

  /** The sorts of the rules that a server was seen to refuse for. */
  private Set<String> seen(RecordedCase line) {
    if (line.has("causes")) {
      return line.list("causes").isEmpty()
          ? Set.of()
          : sorts(rule -> rule.isNamed(line.text("rule")));
    }
    String refusal = line.text(line.has("stderr") ? "stderr" : "message").replace("\"", "");
    return refusal.isEmpty() || !line.has("local")
        ? Set.of()
        : answers.result(line).stream()
            .flatMap(result -> violations(line, result).stream())
            .filter(each -> refusal.contains(each.words()))
            .flatMap(each -> sorts(rule -> isOf(rule, each)).stream())
            .collect(Collectors.toSet());
  }

  private static List<Violation> violations(RecordedCase line, MapValue result) {
    Optional<MapValue> live =
        line.value("live") instanceof MapValue before ? Optional.of(before) : Optional.empty();
    return Validation.of(result, live, DefinedKinds.TODAY.of(result));
  }

  private static boolean isOf(RuleLine rule, Violation violation) {
    boolean isAtField =
        rule.field().equals(".")
            || violation.field().replaceAll("\\[\\d+]$", "").endsWith(rule.field());
    boolean isSort =
        switch (rule.check()) {
          case "required" -> violation.fault() == FaultKind.REQUIRED;
          case "form" -> violation.fault() == FaultKind.FORM;
          default -> true;
        };
    return isAtField && isSort && rule.function().equals(violation.function().name());
  }

  private static Set<String> sorts(Predicate<RuleLine> which) {
    return RuleLine.all().stream().filter(which).map(RuleLine::sort).collect(Collectors.toSet());
  }

  private static boolean has(ObjectSchema type, String field) {
    TypedPath at = TypedPath.root(type);
    for (String key : field.equals(".") ? new String[0] : field.split("\\.")) {
      boolean isFree = at.type() instanceof SchemaType.MapOf;
      at = key.equals("*") ? at.then(new PathStep.IndexItem(0)) : at.key(key);
      if (!isFree && !key.equals("*") && at.rule().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static void collect(
      SchemaType type, Map<String, List<ObjectSchema>> types, Set<String> seen) {
    switch (type) {
      case SchemaType.ListOf list -> collect(list.items(), types, seen);
      case SchemaType.MapOf map -> collect(map.values(), types, seen);
      case SchemaType.Primitive _ -> {}
      case ObjectSchema struct -> {
        if (seen.add(struct.definition())) {
          types.computeIfAbsent(struct.name(), _ -> new ArrayList<>()).add(struct);
          struct
              .fieldNames()
              .forEach(name -> collect(struct.field(name).orElseThrow().type(), types, seen));
        }
      }
    }
  }
}
