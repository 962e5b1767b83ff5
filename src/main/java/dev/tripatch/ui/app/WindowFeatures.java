package dev.tripatch.ui.app;

import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.Role;
import dev.tripatch.learn.PageIds;
import dev.tripatch.ui.feature.cluster.ClusterCommands;
import dev.tripatch.ui.feature.cluster.ServerSaysCommands;
import dev.tripatch.ui.feature.compose.ComposeActions;
import dev.tripatch.ui.feature.compose.DraftEdits;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.dialects.ServerSideFirst;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.feature.fields.OwnerCommands;
import dev.tripatch.ui.feature.fields.StoredCommands;
import dev.tripatch.ui.feature.fields.WaysToFields;
import dev.tripatch.ui.feature.learn.StepCommands;
import dev.tripatch.ui.feature.learn.StepsOrLessons;
import dev.tripatch.ui.feature.learn.Visiting;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.objects.ObjectDecisions;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectTallies;
import dev.tripatch.ui.feature.objects.ObjectsSide;
import dev.tripatch.ui.feature.objects.ObjectsSide.ObjectLooks;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.feature.objects.OtherObjects;
import dev.tripatch.ui.feature.objects.UnreadLive;
import dev.tripatch.ui.feature.objects.WayThroughObjects;
import dev.tripatch.ui.feature.problems.ErrorCommands;
import dev.tripatch.ui.feature.problems.ProblemWay;
import dev.tripatch.ui.feature.problems.ProblemWay.ProblemPlaces;
import dev.tripatch.ui.feature.schema.AtHandCommands;
import dev.tripatch.ui.feature.schema.SchemaCommands;
import dev.tripatch.ui.feature.schema.SchemaGestures;
import dev.tripatch.ui.feature.schema.SchemaMenu;
import dev.tripatch.ui.feature.schema.SchemaTab;
import dev.tripatch.ui.feature.send.SendCommands;
import dev.tripatch.ui.feature.share.ExportCommands;
import dev.tripatch.ui.feature.share.PictureCommands;
import dev.tripatch.ui.feature.share.ReportCommands;
import dev.tripatch.ui.feature.share.ReportViewModel;
import dev.tripatch.ui.feature.start.StartScreenCommands;
import dev.tripatch.ui.panes.Completing;
import dev.tripatch.ui.panes.ProofNote;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ProofViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.SettingsDialog;
import dev.tripatch.ui.window.AppliedByChoice;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.EditCommands;
import dev.tripatch.ui.window.HelpDialogs;
import dev.tripatch.ui.window.LookCommands;
import dev.tripatch.ui.window.Presenter;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.UndoCommands;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.action.KeysPage;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.file.CaseCommands;
import dev.tripatch.ui.window.file.CaseTexts;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.DropTarget;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.ui.window.layout.PathLine;
import dev.tripatch.ui.window.layout.WindowBar;
import dev.tripatch.workspace.file.SavedTogether;
import dev.tripatch.workspace.file.SettingsFolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The features of a window, put together by hand, each with what it needs, and the one list of them
 * all. What that list contributes is shown by what is made after it.
 */
final class WindowFeatures {

  private final WindowModels models;
  private final MainView view;
  final WindowContext window;
  final CommandQueue queue;
  final FileSaving saving;
  final DocumentFiles documentFiles;
  final CaseTexts caseTexts;
  final CaseCommands cases;
  final FileCommands files;
  final PatchCommands patches;
  final DraftEdits drafts;
  final ChangedFiles changedFiles;
  final ErrorCommands errors;
  final ClusterCommands cluster;
  final ServerSaysCommands serverSays;
  final SendCommands sending;
  final FieldMenu fields;
  final SchemaCommands schemas;
  final ObjectCommands objects;
  final ObjectTallies tallies;
  final StartScreenCommands start;
  final LearnCommands learn;
  final Presenter presenter;
  final List<Setting<?>> settings;
  final Actions actions;
  final Keys keys;
  private final Menus menus;
  private final DecideGestures gestures;

  /**
   * Features that act on the models of a window.
   *
   * @param content what they act on; it has no features yet
   * @param services what they need from outside
   * @param threads where to work
   * @param dialogs asks for files
   * @param further features that are in no list of the program, such as a test's
   * @param quit what the Quit action does
   */
  WindowFeatures(
      WindowContent content,
      WindowServices services,
      WindowContent.Threads threads,
      FileDialogs dialogs,
      List<Feature> further,
      Runnable quit) {
    models = content.models;
    view = content.view;
    Questions questions = content.questions;
    Appearance appearance = content.appearance;
    Documents documents = models.documents;
    ComparisonViewModel comparison = models.comparison;
    ComposerViewModel composer = models.composer;
    SelectionViewModel selection = models.selection;
    Consumer<String> say = view.status()::say;

    // What several features use.
    queue = new CommandQueue(comparison, selection, threads.foreground(), say);
    questions.setOnAsking(queue::asking);
    Consumer<String> warn = sentence -> threads.foreground().execute(() -> warn(sentence));
    saving = new FileSaving(warn);
    documentFiles =
        new DocumentFiles(saving, () -> new SavedTogether(saving, services.settingsFolder(), warn));
    FileQuestions fileQuestions = new FileQuestions(dialogs, questions, saving);
    window = new WindowContext(services, models.context, view, fileQuestions, questions, queue);
    LookCommands look = new LookCommands(appearance);
    ViewCommands views =
        new ViewCommands(
            view,
            comparison,
            NewWindow.byLauncher(services.isReadOnly()),
            () -> queue.inTurn(quit));
    SecretCommands secrets =
        new SecretCommands(documents.secrets(), comparison, queue, questions, say);

    // Documents, cases, objects.
    caseTexts = new CaseTexts(documents);
    patches = new PatchCommands(window, secrets);
    cases = new CaseCommands(window, caseTexts, this::mayGo);
    ClusterAccess access = access(services, threads.foreground(), say);
    ObjectsViewModel listed = ObjectsViewModel.of(models.context, documentFiles, access);
    files =
        new FileCommands(
            window,
            documentFiles,
            cases,
            patches::saveAs,
            new FileCommands.OpenList(
                this::openAll, listed::isOpen, () -> ObjectRow.unsavedIn(listed.rows())),
            models.visit::back);
    objects = new ObjectCommands(window, listed, files, patches::mayGo);
    new OtherObjects(window, documentFiles, files);
    changedFiles = new ChangedFiles(window, documentFiles, files);
    new Visiting(window, models.visit, changedFiles).connect();
    models.visit.alsoKeep(cases::setAside);

    // Writing: undo, completion, composing.
    UndoCommands undo =
        new UndoCommands(
            models.context, view.panes(), place -> objects.show(place, () -> {}), queue, say);
    view.panes()
        .complete(
            new Completing(
                comparison,
                composer,
                () -> services.workbench().with(documents.schemas().getInForce()).schemas().kinds(),
                new Completing.Background(threads.background(), threads.foreground(), say)));
    drafts =
        new DraftEdits(models.context, view.panes().view(Role.PATCH).editor().caret()::select, say);
    drafts.convertFormats();
    ComposeActions composing = new ComposeActions(window, drafts, views::focus);
    composing.install();
    ProofViewModel proof = new ProofViewModel(models.context);
    ProofNote proved = new ProofNote(proof, selection::select);
    view.panes().view(Role.PATCH).notes().add(proved, proved.brief());
    errors = new ErrorCommands(window, files::mayGo);

    ClusterFeatures ofCluster =
        new ClusterFeatures(
            window,
            new ClusterFeatures.Around(access, listed, documentFiles, files, patches, secrets),
            this::isPresenting);
    cluster = ofCluster.cluster;
    serverSays = ofCluster.serverSays;
    sending = ofCluster.sending;
    new UnreadLive(listed, view);

    // Deciding.
    tallies = new ObjectTallies(models.decisions, listed);
    WayThroughObjects way =
        new WayThroughObjects(window, objects, tallies, models.decisions.advancesProperty());
    DecisionFlow flow = new DecisionFlow(preview -> preview.ask(questions), say);
    ObjectDecisions together =
        new ObjectDecisions(
            models.context,
            listed,
            models.decisions,
            queue,
            flow,
            work -> Thread.ofPlatform().daemon().name("many decisions").start(work),
            () -> views.focusTable(ObjectDecisions.TAB));
    DecideCommands decide = new DecideCommands(window, models.decisions, flow, way::advancing);
    schemas = new SchemaCommands(window, models.schema);
    documents.local().openedProperty().subscribe((before, now) -> lookBeside(now));
    fields = new FieldMenu(window, decide, together::decide, schemas::editAnnotation);
    PictureCommands pictures = new PictureCommands(view, say);
    AppliedByChoice appliedBy = new AppliedByChoice(documents.appliedBy(), composer, say);

    start =
        new FirstStart(models.documents, listed, cluster, files, patches)
            .screen(
                view,
                part ->
                    new DropTarget(part, Role.LOCAL, errors::openIfError, Optional.of(files), say),
                appearance.shownTextSizeProperty(),
                this::actions,
                this::keys);
    models
        .visit
        .visitedProperty()
        .subscribe((before, now) -> threads.foreground().execute(start::comeBack));

    // Learning.
    learn = new LearnCommands(window, models, errors, appearance, start::comeBack);
    presenter =
        new Presenter(
            view,
            appearance,
            learn.course.before(new StepsOrLessons(models.stepper, learn.gallery)));

    ProblemPlaces places =
        new ProblemPlaces(
            view.panes(),
            selection,
            view.arrangement()::uncover,
            () -> view.tables().choose(SchemaTab.ID));

    // All features. A new one comes into this list, and contributes whatever it has.
    List<Feature> features =
        Stream.of(
                List.<Feature>of(
                    look,
                    views,
                    files,
                    objects,
                    patches,
                    new ExportCommands(window, secrets),
                    new ReportCommands(
                        window,
                        new ReportViewModel(
                            models.comparer, threads.background(), threads.aside())),
                    undo,
                    new EditCommands(view.panes()::activeView, view.panes()::findBar, say),
                    pictures,
                    errors,
                    start),
                ofCluster.all(),
                List.<Feature>of(
                    new WaysToFields(window),
                    new StepCommands(window, models.stepper),
                    secrets,
                    presenter,
                    fields,
                    decide,
                    new OwnerCommands(window),
                    new StoredCommands(comparison.stored()),
                    way,
                    together,
                    new ProblemWay(window, models.problems, places, way::goToProblems),
                    appliedBy,
                    composing,
                    new SchemaMenu(schemas),
                    new AtHandCommands(window, schemas.imports()),
                    new HelpDialogs(
                        questions,
                        services.version(),
                        this::actions,
                        this::keys,
                        () -> new SettingsDialog(settings(), new KeysPage(keys())))),
                learn.features(),
                further)
            .flatMap(List::stream)
            .toList();

    // What shows all that they contribute.
    settings = all(features, Feature::settings);
    WindowTabs tabs =
        new WindowTabs(
            models,
            view,
            appearance.shownTextSizeProperty(),
            new SchemaGestures(documents.schemas().text(), schemas, undo, view),
            places,
            kind -> learn.reference.show(PageIds.hazard(kind)),
            all(features, Feature::fieldColumns));
    Stream.concat(tabs.all().stream(), all(features, Feature::tabs).stream())
        .forEach(view.tables()::add);
    ServerSideFirst.in(documents, comparison, view.tables());
    tabs.showBesideResult();
    tabs.makeRoomForComposing();
    List<Entry> entries = new ArrayList<>(all(features, Feature::actions));
    entries.add(DecideGestures.showing(() -> gestures().showList()));
    actions = new Actions(entries).coveredWhile(this::isCovered);
    keys = new Keys(actions.withKeys(), Keyboard.here());
    menus = new Menus(actions, keys);
    view.status().showLast(look.themes(menus));
    view.setTopBars(
        menus.bar(),
        windowBar(appliedBy),
        ofCluster.watch.bar(() -> view.panes().focus(Role.LOCAL)));
    view.setPathLine(pathLine());
    gestures = new DecideGestures(models, view, fields, way, composing, pictures, menus);
    PaneGestures.connect(models, view, files, errors, secrets, queue);
    new ObjectsSide(
        objects,
        way::goToAny,
        together,
        together.tab(
            window, objects, List.of(fields.of(Fate.TAKE_LIVE), fields.of(Fate.KEEP_LOCAL)), menus),
        view,
        menus,
        new ObjectLooks(
            all(features, Feature::objectColumns), all(features, Feature::objectMarks)));
  }

  private static <T> List<T> all(List<Feature> features, Function<Feature, List<T>> part) {
    return features.stream().flatMap(each -> part.apply(each).stream()).toList();
  }

  private boolean isCovered(Action.Reach reach) {
    return switch (reach) {
      case WINDOW -> false;
      case OPENING -> view.isCovered() && !start.isShown();
      case DOCUMENTS -> view.isCovered();
    };
  }

  private void openAll(FileCommands.Opening opening) {
    objects.openAll(opening.pane(), opening.paths());
  }

  /** A document that comes back after a visit brought its own rules when it was opened. */
  private void lookBeside(OpenDocument local) {
    if (!models.visit.isVisiting()) {
      schemas.lookBeside(local);
    }
  }

  /** Asks whether a text may be replaced, if it is not saved. */
  private boolean mayGo(DocumentViewModel document) {
    return document.pane() == Role.PATCH ? patches.mayGo(document) : files.mayGo(document);
  }

  private static ClusterAccess access(
      WindowServices services, Executor foreground, Consumer<String> say) {
    return new ClusterAccess(
        new Kubectl(services.environment(), services.log()),
        services.workbench().schemas(),
        SettingsFolder.cacheOf(services.environment()).map(folder -> folder.resolve("openapi")),
        sentence -> foreground.execute(() -> say.accept(sentence)));
  }

  private WindowBar windowBar(AppliedByChoice appliedBy) {
    return new WindowBar(
        models.context,
        sending.besideSign(cluster.chip(menus)),
        appliedBy.button(menus),
        new WindowBar.Actions(
            actions.named("OPEN"), patches::copyShown, actions.named(AtHandCommands.LIST)));
  }

  /** The path line names the object in the panes if there are others. */
  private PathLine pathLine() {
    ObjectsViewModel listed = objects.model();
    return new PathLine(
        models.context,
        models.decisions,
        listed
            .currentProperty()
            .map(row -> listed.rows().size() > 1 ? row.map(ObjectRow::title).orElse("") : ""),
        view.panes().folding().onlyChangesProperty(),
        new PathLine.Steps(actions.named("PREVIOUS_CHANGE"), actions.named("NEXT_CHANGE"), keys));
  }

  void warn(String sentence) {
    new Notice(view, "saving", sentence).offeringClose("close-saving").show();
  }

  // What is asked for only when somebody uses the window.

  private List<Setting<?>> settings() {
    return settings;
  }

  private Actions actions() {
    return actions;
  }

  private Keys keys() {
    return keys;
  }

  private boolean isPresenting() {
    return presenter.presentingProperty().get();
  }

  private DecideGestures gestures() {
    return gestures;
  }
}
