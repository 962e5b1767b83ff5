package dev.tripatch.ui.feature.schema;

import dev.tripatch.json.Role;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.ui.feature.schema.AtHandList.AtHandRow;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.OwnSchemas;
import dev.tripatch.workspace.schemas.SchemaAtHand;
import dev.tripatch.workspace.schemas.SchemaAtHand.Content;
import dev.tripatch.workspace.schemas.SchemaChange;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import dev.tripatch.workspace.schemas.SchemasAtHand;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

/** The schemas at hand: what each would change, taken in and left out by choosing it. */
public final class AtHandCommands implements Feature {

  /** The id of the action that lists them. */
  public static final String LIST = "SCHEMAS_AT_HAND";

  private final WindowContext window;
  private final Executor aside;
  private final Questions questions;
  private final Documents documents;
  private final SchemaImports imports;
  private final Optional<KeptSchemas> kept;
  private final Map<String, BroughtSchema> met = new LinkedHashMap<>();

  /** Lists schemas for what is compared. */
  public AtHandCommands(WindowContext window, SchemaImports imports) {
    this.window = window;
    this.aside = window.aside();
    this.questions = window.questions();
    this.documents = window.documents();
    this.imports = imports;
    this.kept = window.services().settingsFolder().map(KeptSchemas::in);
    documents
        .schemas()
        .broughtProperty()
        .subscribe(all -> all.forEach(each -> met.put(each.name(), each)));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(LIST, SchemaWords.AT_HAND.text(), this::list)
            .in("SCHEMA", 1, 5)
            .keys("Shortcut+J", SchemaWords.AT_HAND_KEYS.text()));
  }

  /** What is compared, and with which schemas. */
  private record Now(
      Optional<Answer.Compared> compared, KindName kind, OwnSchemas own, SchemasAtHand search) {}

  /** Looks for them, and lists them when they are found. */
  private void list() {
    Optional<Answer.Compared> compared = window.comparison().latest();
    KindName kind =
        compared.map(each -> each.view().schemaScope().kind()).orElse(new KindName("", ""));
    Now now =
        new Now(
            compared,
            kind,
            documents.schemas().getInForce(),
            new SchemasAtHand(
                Schemas.of(window.workbench().schemas()),
                kept,
                folders(),
                List.copyOf(met.values()),
                documents.schemas().getOverlay()));
    window.say(SchemaWords.LOOKING_FOR_SCHEMAS.text());
    aside.execute(
        () -> {
          List<AtHandRow> rows = rows(now);
          window.foreground().execute(() -> show(rows, now));
        });
  }

  private List<Path> folders() {
    List<Path> folders = new ArrayList<>();
    for (Role each : Role.DOCUMENTS) {
      documents
          .of(each)
          .map(document -> document.openedProperty().get())
          .flatMap(OpenDocument::file)
          .map(file -> file.toAbsolutePath().getParent())
          .ifPresent(folders::add);
    }
    return folders.stream().distinct().toList();
  }

  /** Those in force first, then those that change something. */
  private List<AtHandRow> rows(Now now) {
    return now.search().find(now.own()).stream()
        .map(each -> row(each, now))
        .sorted(
            Comparator.comparing((AtHandRow row) -> !row.isInForce())
                .thenComparing(row -> !row.change().isAny()))
        .toList();
  }

  private AtHandRow row(SchemaAtHand schema, Now now) {
    SchemaChange change =
        switch (schema.content()) {
          case Content.BuiltIn() -> SchemaChange.ofBuiltIn();
          case Content.Unusable(String why) -> new SchemaChange(false, why);
          case Content.Kinds(BroughtSchema each) when !SchemaChange.declares(each, now.kind()) ->
              SchemaChange.ofOthers(now.kind());
          case Content.Kinds _, Content.Rules _ ->
              SchemaChange.of(
                  over(now.own()).source(), over(schema.chosen(now.own())).source(), now.kind());
        };
    return new AtHandRow(schema, schema.isIn(now.own()), change, new SimpleStringProperty(""));
  }

  private Schemas over(OwnSchemas own) {
    return new Schemas(window.workbench().schemas(), own.brought(), own.overlay());
  }

  private void show(List<AtHandRow> rows, Now now) {
    window.say("");
    BooleanProperty open = new SimpleBooleanProperty(true);
    now.compared().ifPresent(compared -> findEffects(rows, compared, open));
    questions.show(new AtHandList(rows, this::forget).dialog()).ifPresent(this::choose);
    open.set(false);
  }

  /** One after the other, as long as somebody looks. */
  private void findEffects(
      List<AtHandRow> rows, Answer.Compared now, ObservableValue<Boolean> open) {
    Comparer comparer = new Comparer(new Workbench(window.workbench().schemas()));
    for (AtHandRow row : rows) {
      if (row.change().isAny()) {
        aside.execute(
            () -> {
              if (open.getValue()) {
                String effect = effect(row.schema(), now, comparer);
                window.foreground().execute(() -> row.effect().set(effect));
              }
            });
      }
    }
  }

  private static String effect(SchemaAtHand schema, Answer.Compared now, Comparer comparer) {
    return switch (comparer.compare(now.texts().with(schema.chosen(now.texts().schemas())))) {
      case Answer.Compared then ->
          SchemaChange.sentence(
              RuleEffect.of(now.view().schemaScope(), outcome(now.view()), outcome(then.view())));
      case Answer.Unreadable _ -> "";
    };
  }

  private static RuleEffect.Outcome outcome(ComparisonView view) {
    return new RuleEffect.Outcome(view.result(), view.pane(Role.PATCH).text(), view.refusal());
  }

  /** Takes a schema in, or leaves it out again. */
  private void choose(AtHandRow row) {
    String name = row.schema().name();
    switch (row.schema().content()) {
      case Content.BuiltIn() -> window.say(SchemaWords.ALWAYS_IN_FORCE.text("name", name));
      case Content.Unusable(String why) ->
          questions.tell(SchemaWords.NAME_UNUSABLE.text("name", name), why);
      case Content.Rules(var _, Optional<Path> file) when file.isPresent() ->
          imports.importFile(file.get());
      case Content.Rules _ -> {
        documents.schemas().usedProperty().set(!row.isInForce());
        sayChosen(row);
      }
      case Content.Kinds _ -> {
        OwnSchemas now = documents.schemas().getInForce();
        documents.schemas().setBrought(row.schema().chosen(now).brought());
        sayChosen(row);
      }
    }
  }

  private void sayChosen(AtHandRow row) {
    String name = row.schema().name();
    window.say(
        row.isInForce()
            ? SchemaWords.LEFT_OUT.text("name", name)
            : SchemaWords.TAKEN_IN.text("name", name));
  }

  /** Forgets a kept schema for good; says whether it did. */
  private boolean forget(AtHandRow row) {
    String name = row.schema().name();
    boolean mayI =
        questions.mayI(
            SchemaWords.FORGET_QUESTION.text("name", name),
            SchemaWords.FORGET_DETAIL.text(),
            SchemaWords.FORGET.text());
    try {
      if (mayI && kept.isPresent()) {
        kept.get().forget(name);
        window.say(SchemaWords.FORGOTTEN.text("name", name));
      }
      return mayI;
    } catch (SchemaFault wrong) {
      questions.tell(SchemaWords.NAME_UNUSABLE.text("name", name), wrong.lines().getFirst());
      return false;
    }
  }
}
