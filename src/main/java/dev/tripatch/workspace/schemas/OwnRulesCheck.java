package dev.tripatch.workspace.schemas;

import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
    files.forEach(check::checkContradictions);
    schemas.overlay().rules().forEach(check::check);
    return List.copyOf(check.problems);
  }

  /** Of two files the later one is meant to win; within one, nobody can see which is meant. */
  private void checkContradictions(SchemaText file) {
    for (RuleTarget target : OverlayFile.contradictions(file.text())) {
      problems.add(
          new RuleProblem(
              new OwnRulePlaces(List.of(file)).of(target),
              true,
              target.text(),
              OwnRuleWording.TWO_RULES.text(),
              OwnRuleWording.ONE_RULE.text()));
    }
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
    // Which lists are merged, and by what, is said by three annotations together.
    return Stream.of(finding.annotation(), Annotation.MERGE_KEY, Annotation.LIST_MAP_KEYS)
        .limit(finding.annotation() == Annotation.PATCH_STRATEGY && !finding.isImpossible() ? 3 : 1)
        .anyMatch(rule.annotations()::containsKey);
  }

  private static String remedy(OwnRule rule, RuleFinding finding) {
    return !finding.isImpossible()
        ? ""
        : isOwn(rule, finding)
            ? OwnRuleWording.CHANGE.text("annotation", finding.annotation().word())
            : OwnRuleWording.WRITE_TOO.text("annotation", finding.annotation().word());
  }

  private boolean checkTarget(OwnRule rule, RuleTarget.OfType of) {
    Optional<ObjectSchema> type = usual.definition(of.type());
    if (type.isEmpty()) {
      add(
          rule,
          true,
          OwnRuleWording.NO_TYPE.text("type", of.type()),
          OwnRuleWording.FULL_NAMES.text());
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
      return checkUnknown(rule, new KindName(of.apiVersion(), of.kind()), answer);
    }
    SchemaPlace at = SchemaPlace.root(root.get());
    for (String key : of.path()) {
      Optional<SchemaPlace> next = at.then(key);
      if (next.isEmpty()) {
        return isBelowGraft(of) || checkUndeclared(rule, at, key);
      }
      at = next.get();
    }
    return true;
  }

  private boolean checkUnknown(OwnRule rule, KindName kind, SchemaAnswer answer) {
    boolean isAsked = schemas.overlay().isAsBuiltIn(kind);
    if (!isAsked) {
      String reason = answer instanceof SchemaAnswer.Unknown unknown ? unknown.reason() : "";
      add(
          rule,
          true,
          OwnRuleWording.NO_KIND.text("reason", reason),
          OwnRuleWording.NAME_KIND.text());
    }
    return isAsked;
  }

  /** Whether another own rule gives a type to what holds the field. */
  private boolean isBelowGraft(RuleTarget.OfKind of) {
    return schemas.overlay().rules().stream()
        .filter(rule -> rule.type().isPresent())
        .map(OwnRule::target)
        .anyMatch(
            target ->
                target instanceof RuleTarget.OfKind above
                    && above.apiVersion().equals(of.apiVersion())
                    && above.kind().equals(of.kind())
                    && above.path().size() < of.path().size()
                    && of.path().subList(0, above.path().size()).equals(above.path()));
  }

  /** A rule may declare fields where the schema leaves open what is there. */
  private boolean checkUndeclared(OwnRule rule, SchemaPlace at, String key) {
    Optional<ObjectSchema> object = at.object();
    if (object.isEmpty() && TypeKind.isFreeForm(at.type())) {
      return true;
    }
    String name = at.path().isEmpty() ? OwnRuleWording.ROOT.text() : SchemaPaths.write(at.path());
    add(rule, true, noField(name, key), object.map(OwnRulesCheck::known).orElse(""));
    return false;
  }

  private void checkType(OwnRule rule, String type) {
    String name = type.replaceAll("^(?:\\[]|\\{})+", "");
    boolean isPlain = List.of("object", "string", "integer", "number", "boolean").contains(name);
    if (!isPlain && usual.definition(name).isEmpty()) {
      add(rule, true, OwnRuleWording.NO_SUCH_TYPE.text("type", name), OwnRuleWording.TYPES.text());
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
    return OwnRuleWording.NO_FIELD.text("holder", holder, "field", field);
  }

  private static String known(ObjectSchema type) {
    return OwnRuleWording.FIELDS.text("fields", String.join(", ", type.fieldNames()));
  }

  private void add(OwnRule rule, boolean isFault, String sentence, String remedy) {
    RuleTarget target = rule.target();
    problems.add(
        new RuleProblem(places.of(target), isFault, target.text(), sentence.strip(), remedy));
  }

  /**
   * Something about own rules, or about a document that they do not fit.
   *
   * @param place where: {@code file:line:column}, or a rule's field if it is in no file
   * @param isFault whether it must be mended; else it is unusual, and may be wanted
   * @param subject the field that it is about
   * @param sentence what is wrong
   * @param remedy what to do; may be empty
   */
  public record RuleProblem(
      String place, boolean isFault, String subject, String sentence, String remedy) {}

  /** Where own rules are written in their files. */
  private static final class OwnRulePlaces {
    private static final String RULES = "rules";

    private final List<SourceDocument> files;

    /** The places in these files; where two have a rule for a field, the later one's counts. */
    OwnRulePlaces(List<SchemaText> texts) {
      files = texts.reversed().stream().map(OwnRulePlaces::read).toList();
    }

    private static SourceDocument read(SchemaText text) {
      return SourceReader.read(text.name(), text.text());
    }

    /** {@code file:line:column} of the rule for a field; its own words if no file has it. */
    String of(RuleTarget target) {
      return files.stream()
          .flatMap(file -> in(file, target).stream())
          .findFirst()
          .orElseGet(target::text);
    }

    private static Optional<String> in(SourceDocument file, RuleTarget target) {
      ListValue rules =
          file.object().flatMap(object -> object.find(RULES)).orElse(ListValue.EMPTY)
                  instanceof ListValue list
              ? list
              : ListValue.EMPTY;
      for (int i = rules.size() - 1; i >= 0; i--) {
        if (rules.get(i) instanceof MapValue rule && isFor(rule, target)) {
          FieldPath path = FieldPath.root().key(RULES).index(i);
          return Places.of(file)
              .locate(path)
              .map(Place::span)
              .map(span -> file.locate(span.start()));
        }
      }
      return Optional.empty();
    }

    private static boolean isFor(MapValue rule, RuleTarget target) {
      String field = rule.text("field");
      return switch (target) {
        case RuleTarget.OfType of ->
            rule.text("type").equals(of.type()) && field.equals(of.field());
        case RuleTarget.OfKind of ->
            rule.text("kind").equals(of.kind())
                && rule.text("apiVersion").equals(of.apiVersion())
                && SchemaPaths.read(field).equals(of.path());
      };
    }
  }
}
