package dev.tripatch.ui.feature.schema;

import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.MapKeyRules;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.Reach;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** The own rule of the field that is looked at: what it holds for, and its edits. */
public final class RuleViewModel {

  private static final List<String> PLAIN =
      List.of("object", "string", "integer", "number", "boolean");

  private final ModelContext models;
  private final SchemaViewModel schema;
  private final SchemaDocuments documents;
  private final LatestWins<Counting, Counted> counting;
  private final Map<String, Reach> reaches = new HashMap<>();
  private final ReadOnlyObjectWrapper<Scope> scope = new ReadOnlyObjectWrapper<>(Scope.TYPE);
  private final ReadOnlyObjectWrapper<Optional<Reach>> reach =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** What a rule holds for. */
  public enum Scope {
    /** The type that declares the field, wherever it is used. */
    TYPE,
    /** This field of this kind. */
    KIND
  }

  private record Counting(String type, OwnSchemas brought) {}

  private record Counted(String type, Reach reach) {}

  /** Follows the field that is looked at. */
  public RuleViewModel(ModelContext models, SchemaViewModel schema) {
    this.models = models;
    this.schema = schema;
    this.documents = models.documents().schemas();
    this.counting =
        models.latest(
            asked ->
                new Counted(
                    asked.type(),
                    Reach.of(asked.type(), models.workbench().with(asked.brought()).schemas())),
            this::counted,
            problem -> reach.set(Optional.empty()));
    documents.broughtProperty().subscribe((before, now) -> reaches.clear());
    schema.wayProperty().subscribe(way -> moved());
    schema.rowProperty().subscribe(row -> count());
    documents
        .overlayProperty()
        .subscribe((before, now) -> row().flatMap(this::ownScope).ifPresent(scope::set));
  }

  private void moved() {
    scope.set(row().map(each -> ownScope(each).orElse(defaultScope(each))).orElse(Scope.TYPE));
  }

  private static Scope defaultScope(SchemaRow row) {
    return row.owner().isPresent() ? Scope.TYPE : Scope.KIND;
  }

  private Optional<Scope> ownScope(SchemaRow row) {
    Overlay overlay = documents.getOverlay();
    if (target(row, Scope.KIND).flatMap(overlay::ruleFor).isPresent()) {
      return Optional.of(Scope.KIND);
    }
    return target(row, Scope.TYPE).flatMap(overlay::ruleFor).map(rule -> Scope.TYPE);
  }

  private void count() {
    Optional<String> type = row().flatMap(SchemaRow::owner);
    @Nullable Reach known = type.map(reaches::get).orElse(null);
    reach.set(Optional.ofNullable(known));
    if (known == null) {
      OwnSchemas brought = documents.getInForce().withoutRules();
      type.ifPresent(name -> counting.ask(new Counting(name, brought)));
    }
    if (row().isPresent() && row().get().owner().isEmpty()) {
      scope.set(Scope.KIND);
    }
  }

  private void counted(Counted counted) {
    reaches.put(counted.type(), counted.reach());
    if (row().flatMap(SchemaRow::owner).equals(Optional.of(counted.type()))) {
      reach.set(Optional.of(counted.reach()));
    }
  }

  private Optional<SchemaRow> row() {
    return schema.rowProperty().get();
  }

  private Optional<KindName> kind() {
    return schema.shownProperty().get().map(SchemaViewModel.Shown::kind);
  }

  /** What a rule for a field would be about; empty if there can be no such rule. */
  private Optional<RuleTarget> target(SchemaRow row, Scope of) {
    return switch (of) {
      case TYPE -> row.owner().map(type -> new RuleTarget.OfType(type, row.rule().name()));
      case KIND ->
          kind().map(name -> new RuleTarget.OfKind(name.apiVersion(), name.kind(), row.way()));
    };
  }

  /** Takes a choice. */
  public void choose(RuleChoices.Choice choice) {
    row()
        .filter(row -> choice.impossible().isEmpty())
        .ifPresent(
            row ->
                target(row, scope.get())
                    .ifPresent(
                        target ->
                            edit(
                                SchemaWords.SET.text(
                                    "annotation",
                                    choice.annotation().word(),
                                    "target",
                                    target.text(),
                                    "label",
                                    choice.label()),
                                row,
                                changed(row, target, choice.changes()))));
  }

  private Overlay changed(SchemaRow row, RuleTarget target, Map<Annotation, String> changes) {
    FieldRule schemas = row.rule().instead().orElse(row.rule());
    OwnRule rule = documents.getOverlay().ruleFor(target).orElse(OwnRule.on(target));
    for (var change : changes.entrySet()) {
      boolean isAsBefore = change.getKey().of(schemas).equals(change.getValue());
      rule =
          isAsBefore && !isOtherwiseForType(target, row)
              ? rule.without(change.getKey())
              : rule.with(change.getKey(), change.getValue());
    }
    return documents.getOverlay().with(rule);
  }

  /** A rule for one kind has to say what a rule for the type says otherwise. */
  private boolean isOtherwiseForType(RuleTarget target, SchemaRow row) {
    return target instanceof RuleTarget.OfKind
        && target(row, Scope.TYPE).flatMap(documents.getOverlay()::ruleFor).isPresent();
  }

  private void edit(String name, SchemaRow row, Overlay wanted) {
    Optional<FieldPath> field = schema.fieldOf(row);
    documents.edit(name, field, wanted);
  }

  /** Says what the rule holds for; one that is there already holds for that from now on. */
  public void setScope(Scope wanted) {
    Optional<SchemaRow> row = row();
    if (row.isEmpty() || wanted == scope.get()) {
      return;
    }
    Optional<RuleTarget> from = target(row.get(), scope.get());
    Optional<RuleTarget> to = target(row.get(), wanted);
    if (to.isPresent()) {
      Overlay overlay = documents.getOverlay();
      scope.set(wanted);
      from.flatMap(overlay::ruleFor)
          .ifPresent(
              rule ->
                  edit(
                      SchemaWords.LET_HOLD_FOR.text(
                          "target", rule.target().text(), "to", to.get().text()),
                      row.get(),
                      overlay
                          .without(rule.target())
                          .with(new OwnRule(to.get(), rule.annotations(), rule.type()))));
    }
  }

  /** The type that own rules give the field; blank if it is the schema's. */
  public String treatedAs() {
    return row()
        .flatMap(row -> target(row, scope.get()))
        .flatMap(documents.getOverlay()::ruleFor)
        .flatMap(OwnRule::type)
        .orElse("");
  }

  /**
   * Gives the field another type, such as a pod template to a part of a custom resource.
   *
   * @param type its name as own rules write it; blank for the schema's
   * @return what is wrong with the name, in a sentence; empty if it was taken
   */
  public Optional<String> treatAs(String type) {
    Optional<String> problem =
        OwnRule.nameOf(type).filter(name -> !isKnown(name)).map(RuleViewModel::unknown);
    Optional<SchemaRow> row = row();
    if (problem.isEmpty() && row.isPresent() && !type.equals(treatedAs())) {
      target(row.get(), scope.get()).ifPresent(target -> treat(row.get(), target, type));
    }
    return problem;
  }

  private void treat(SchemaRow row, RuleTarget target, String type) {
    OwnRule rule = documents.getOverlay().ruleFor(target).orElse(OwnRule.on(target));
    Optional<String> name = Optional.of(type).filter(text -> !text.isBlank());
    edit(
        name.map(text -> SchemaWords.TREAT_AS_TYPE.text("target", target.text(), "text", text))
            .orElse(SchemaWords.LET_OWN_TYPE.text("target", target.text())),
        row,
        documents.getOverlay().with(new OwnRule(target, rule.annotations(), name)));
  }

  private boolean isKnown(String name) {
    return PLAIN.contains(name)
        || models.workbench().with(documents.getInForce()).schemas().definition(name).isPresent();
  }

  private static String unknown(String name) {
    return SchemaWords.NO_SUCH_TYPE.text("name", name, "join", String.join(", ", PLAIN));
  }

  /** Takes the own rules of the field away. */
  public void reset() {
    row()
        .ifPresent(
            row -> {
              Overlay overlay = documents.getOverlay();
              for (Scope each : Scope.values()) {
                overlay = target(row, each).map(overlay::without).orElse(overlay);
              }
              edit(SchemaWords.RESET_RULE.text("path", row.path()), row, overlay);
            });
  }

  /** Takes all own rules away. */
  public void resetAll() {
    documents.edit(SchemaWords.RESET_ALL_OWN_RULES.text(), Optional.empty(), Overlay.EMPTY);
  }

  /** Makes what the kind's schema says for server-side apply a rule for patches, too. */
  public void takeMapKeys() {
    schema
        .shownProperty()
        .get()
        .flatMap(shown -> shown.answer().fields())
        .ifPresent(
            fields -> {
              Overlay overlay = documents.getOverlay();
              for (OwnRule rule : MapKeyRules.of(fields)) {
                overlay = overlay.ruleFor(rule.target()).isPresent() ? overlay : overlay.with(rule);
              }
              documents.edit(SchemaWords.MAP_KEYS_TO_ANNOTATIONS.text(), Optional.empty(), overlay);
            });
  }

  /** Treats the kind as if it were built in, or no longer. */
  public void setAsBuiltIn(boolean wanted) {
    kind()
        .ifPresent(
            name ->
                documents.edit(
                    wanted
                        ? SchemaWords.TREATED_AS_BUILT_IN.text("kind", name.kind())
                        : SchemaWords.TREAT_AS_IT_IS.text("kind", name.kind()),
                    Optional.empty(),
                    documents.getOverlay().withAsBuiltIn(name, wanted)));
  }

  /** What the rule of the field holds for, or would. */
  public ReadOnlyObjectProperty<Scope> scopeProperty() {
    return scope.getReadOnlyProperty();
  }

  /** How far a rule for the type reaches; empty until it is known. */
  public ReadOnlyObjectProperty<Optional<Reach>> reachProperty() {
    return reach.getReadOnlyProperty();
  }

  /** The own rules. */
  public SchemaDocuments documents() {
    return documents;
  }
}
