package dev.tripatch.workspace;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.rule.RuleCheck;
import dev.tripatch.schema.rule.RuleFinding;
import dev.tripatch.schema.rule.SchemaPlace;
import dev.tripatch.schema.rule.TypeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether own rules are about something, and mean something. */
public final class OwnRulesCheck {
  private final Schemas schemas;
  private final SchemaSource usual;
  private final SchemaSource inForce;
  private final OwnRulePlaces places;
  private final List<RuleProblem> problems = new ArrayList<>();

  private OwnRulesCheck(Schemas schemas, List<SchemaText> files) {
    this.schemas = schemas;
    this.usual = schemas.withoutOwnRules();
    this.inForce = schemas.source();
    this.places = new OwnRulePlaces(files);
  }

  /**
   * What there is to say about the own rules, in their order.
   *
   * @param files the files that they come from, for places
   */
  public static List<RuleProblem> of(Schemas schemas, List<SchemaText> files) {
    OwnRulesCheck check = new OwnRulesCheck(schemas, files);
    schemas.overlay().rules().forEach(check::check);
    return List.copyOf(check.problems);
  }

  private void check(OwnRule rule) {
    boolean isAboutSomething =
        switch (rule.target()) {
          case RuleTarget.OfType of -> checkTarget(rule, of);
          case RuleTarget.OfKind of -> checkTarget(rule, of);
        };
    rule.type().ifPresent(type -> checkType(rule, type));
    if (isAboutSomething) {
      place(rule.target()).flatMap(SchemaPlace::rule).map(RuleCheck::of).orElse(List.of()).stream()
          .filter(finding -> finding.isImpossible() || isOwn(rule, finding))
          .forEach(
              finding ->
                  add(rule, finding.isImpossible(), finding.sentence(), remedy(rule, finding)));
    }
  }

  private static boolean isOwn(OwnRule rule, RuleFinding finding) {
    return rule.annotations().containsKey(finding.annotation());
  }

  private static String remedy(OwnRule rule, RuleFinding finding) {
    return !finding.isImpossible()
        ? ""
        : isOwn(rule, finding)
            ? "Change " + finding.annotation().word() + ", or leave it out."
            : "Write " + finding.annotation().word() + " too: the schema's does not fit the rule.";
  }

  private boolean checkTarget(OwnRule rule, RuleTarget.OfType of) {
    Optional<ObjectSchema> type = usual.definition(of.type());
    if (type.isEmpty()) {
      add(
          rule,
          true,
          "No schema has the type " + of.type() + ", so the rule changes nothing.",
          "Types have full names, such as io.k8s.api.core.v1.Container; or give apiVersion and"
              + " kind.");
      return false;
    }
    if (type.get().field(of.field()).isEmpty()) {
      add(rule, true, noField(type.get().name(), of.field()), known(type.get()));
      return false;
    }
    return true;
  }

  private boolean checkTarget(OwnRule rule, RuleTarget.OfKind of) {
    SchemaAnswer answer = usual.lookUp(of.apiVersion(), of.kind());
    Optional<ObjectSchema> root = answer.fields();
    if (root.isEmpty()) {
      boolean isAsked = schemas.overlay().isAsBuiltIn(new KindName(of.apiVersion(), of.kind()));
      if (!isAsked) {
        String reason = answer instanceof SchemaAnswer.Unknown unknown ? unknown.reason() : "";
        add(
            rule,
            true,
            "No schema has the kind. " + reason,
            "Mend apiVersion and kind, bring its schema with --schema, or list it under"
                + " asBuiltIn.");
      }
      return isAsked;
    }
    SchemaPlace at = SchemaPlace.root(root.get());
    for (String key : of.path()) {
      Optional<SchemaPlace> next = at.then(key);
      if (next.isEmpty()) {
        return checkUndeclared(rule, at, key);
      }
      at = next.get();
    }
    return true;
  }

  /** A rule may declare fields where the schema leaves open what is there. */
  private boolean checkUndeclared(OwnRule rule, SchemaPlace at, String key) {
    Optional<ObjectSchema> object = at.object();
    if (object.isEmpty() && TypeKind.isFreeForm(at.type())) {
      return true;
    }
    String name = at.path().isEmpty() ? "The kind" : SchemaPaths.write(at.path());
    add(rule, true, noField(name, key), object.map(OwnRulesCheck::known).orElse(""));
    return false;
  }

  private void checkType(OwnRule rule, String type) {
    String name = type.replaceAll("^(?:\\[]|\\{})+", "");
    boolean isPlain = List.of("object", "string", "integer", "number", "boolean").contains(name);
    if (!isPlain && usual.definition(name).isEmpty()) {
      add(
          rule,
          true,
          "No schema has the type " + name + ".",
          "Give a full name, such as io.k8s.api.core.v1.PodTemplateSpec, or object, string,"
              + " integer, number or boolean.");
    }
  }

  private Optional<SchemaPlace> place(RuleTarget target) {
    return switch (target) {
      case RuleTarget.OfType of ->
          inForce.definition(of.type()).flatMap(type -> SchemaPlace.root(type).then(of.field()));
      case RuleTarget.OfKind of ->
          inForce
              .lookUp(of.apiVersion(), of.kind())
              .fields()
              .flatMap(type -> SchemaPlace.root(type).at(of.path()));
    };
  }

  private static String noField(String holder, String field) {
    return holder + " has no field " + field + ", so the rule changes nothing that exists.";
  }

  private static String known(ObjectSchema type) {
    return "It has " + String.join(", ", type.fieldNames()) + ".";
  }

  private void add(OwnRule rule, boolean isFault, String sentence, String remedy) {
    RuleTarget target = rule.target();
    problems.add(
        new RuleProblem(places.of(target), isFault, target.text(), sentence.strip(), remedy));
  }

  /** What an own rule says, in a line: {@code patchStrategy merge, patchMergeKey name}. */
  public static String words(OwnRule rule) {
    List<String> words = new ArrayList<>();
    rule.type().ifPresent(type -> words.add("as " + type));
    for (Annotation annotation : Annotation.values()) {
      String value = rule.annotations().get(annotation);
      if (value != null) {
        words.add(annotation.word() + " " + (value.isEmpty() ? "none" : value));
      }
    }
    return String.join(", ", words);
  }
}
