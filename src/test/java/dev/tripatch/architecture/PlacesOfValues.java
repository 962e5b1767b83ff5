package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import dev.tripatch.prose.Prose;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every class by which a value can leave the program, with what keeps a Secret's values from
 * leaving by it, or why they may. A new one fails until somebody has thought about it. What each
 * command prints and what a window shows is tried with a Secret in the two tests of the same
 * subject: {@code cli.SecretPlacesTest} and {@code ui.app.SecretsTest}. {@link ArchitectureTest}
 * runs it: importing all classes takes longer than all rules, so it is done once.
 */
abstract class PlacesOfValues {
  private static final String FROM_ANSWER = "from the answer, which has masks";
  private static final String FROM_PANES = "what the panes show";
  private static final String NO_VALUES = "says nothing of documents";
  private static final String NAMES = "names of objects, fields and files";
  private static final String EXACT = "exact on purpose: it is the person's own text";
  private static final String HANDS_ON = "writes what others hand it";

  /** Dialogs, windows, menus and tooltips. */
  private static final Map<String, String> WINDOWS =
      Map.ofEntries(
          Map.entry("ui.app.WindowLauncher", NAMES),
          Map.entry("ui.app.DecideGestures", FROM_ANSWER),
          Map.entry("ui.feature.objects.ObjectsSide", FROM_ANSWER),
          Map.entry("ui.window.CompareDialog", "masked by SecretsViewModel.comparing"),
          Map.entry("ui.window.DecisionDialog", FROM_ANSWER),
          Map.entry("ui.feature.cluster.OpenFromCluster", NAMES),
          Map.entry("ui.feature.send.SendSheet", "masked by SendPlan.fields and by Trial.answer"),
          Map.entry("ui.feature.problems.ErrorDialog", "masked by ErrorReader, but what is typed"),
          Map.entry("ui.window.FilteredDialog", NAMES),
          Map.entry("ui.window.HelpDialogs", NO_VALUES),
          Map.entry("ui.window.PairCell", FROM_ANSWER),
          Map.entry("ui.window.PairDialog", FROM_ANSWER),
          Map.entry("ui.merge.MergeContent", "menus of actions"),
          Map.entry("ui.window.Questions", NAMES),
          Map.entry("ui.editor.ProposalList", FROM_ANSWER),
          Map.entry("ui.editor.line.OverviewStrip", FROM_ANSWER),
          Map.entry("ui.feature.learn.GalleryCell", NO_VALUES),
          Map.entry("ui.feature.learn.ReferenceWindow", NO_VALUES),
          Map.entry("ui.panes.TextLink", NO_VALUES),
          Map.entry("ui.window.layout.Breadcrumb", NAMES),
          Map.entry("ui.settings.SettingsDialog", NO_VALUES),
          Map.entry("ui.settings.Hint", "what its caller says, seen by SecretsTest"));

  /** What is put on the clipboard. */
  private static final Map<String, String> CLIPBOARD =
      Map.ofEntries(
          Map.entry("ui.feature.cluster.CommandList", NAMES),
          Map.entry("ui.feature.send.SendSheet", "asks whether with values"),
          Map.entry("ui.feature.share.ExportDelivery", "asks whether with values"),
          Map.entry("ui.feature.share.PictureCommands", FROM_PANES),
          Map.entry("ui.feature.share.ReportCommands", "a report is always masked"),
          Map.entry("ui.feature.compose.PatchCommands", "asks whether with values"),
          Map.entry("ui.feature.learn.WebLinks", NO_VALUES),
          Map.entry("ui.app.MergeFinish", "names of fields and a command"),
          Map.entry("ui.feature.objects.ObjectsSide", FROM_ANSWER),
          Map.entry("ui.window.PairList", FROM_ANSWER),
          Map.entry("ui.panes.CodeBlock", "lessons and reference"),
          Map.entry("ui.panes.TextLink", NO_VALUES));

  /** What writes files. */
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry("app.TrainingRun", "the built-in example"),
          Map.entry("cli.TerminalProgram", "standard output and error: see SecretPlacesTest"),
          Map.entry("schema.openapi.ImportCatalog", NO_VALUES),
          Map.entry("ui.app.AnimatedPicture", FROM_PANES),
          Map.entry("ui.app.Picture", FROM_PANES),
          Map.entry("ui.app.rescue.LeftSessions", EXACT + "; nobody else may read it"),
          Map.entry("ui.app.rescue.SessionLock", NO_VALUES),
          Map.entry("ui.start.PipedFile", EXACT),
          Map.entry(
              "cluster.call.GivenFile", EXACT + "; nobody else may read it, and it goes at once"),
          Map.entry("workspace.file.FileCopy", EXACT + "; with the rights of its file"),
          Map.entry("workspace.file.KeptCopy", EXACT + "; with the rights of its file"),
          Map.entry("workspace.file.PrivateFiles", HANDS_ON),
          Map.entry("workspace.file.SafeWriting", HANDS_ON),
          Map.entry("workspace.file.SavedFile", HANDS_ON),
          Map.entry("workspace.file.StateFile", HANDS_ON),
          Map.entry("workspace.file.TextFiles", HANDS_ON));

  /** What hands texts to the classes that write files. */
  private static final Map<String, String> WRITERS =
      Map.ofEntries(
          Map.entry("cli.shell.Manual", NO_VALUES),
          Map.entry("cli.command.DecideCommand", EXACT + "; a Secret only if it is named"),
          Map.entry("cli.command.tools.MergeCommand", EXACT + ", merged"),
          Map.entry("cli.input.OutputFile", "reports are masked; cases and patch files are exact"),
          Map.entry("learn.exercise.ProgressFile", NAMES),
          Map.entry("ui.window.file.CaseCommands", EXACT + "; it says so before"),
          Map.entry("ui.feature.share.ExportCommands", "asks whether with values"),
          Map.entry("ui.feature.learn.OwnLessons", EXACT),
          Map.entry("ui.feature.learn.LessonExport", "lessons; what is open is always masked"),
          Map.entry("ui.feature.compose.PatchCommands", "asks whether with values"),
          Map.entry("ui.feature.share.ReportCommands", "a report is always masked"),
          Map.entry("ui.feature.schema.SchemaCommands", NO_VALUES),
          Map.entry("ui.app.rescue.InterruptedSaves", EXACT),
          Map.entry("ui.app.LearnCommands", "lessons, masked; a person's own are exact"),
          Map.entry("ui.window.file.FileQuestions", HANDS_ON),
          Map.entry("ui.app.Picture", FROM_PANES),
          Map.entry("ui.panes.document.DocumentFiles", EXACT),
          Map.entry("ui.panes.document.FileSaving", HANDS_ON),
          Map.entry("ui.app.rescue.KeptTextFile", EXACT + "; nobody else may read it"),
          Map.entry("ui.settings.SettingsFile", NO_VALUES),
          Map.entry("ui.start.HelmFiles", EXACT + "; nobody else may read it, and it goes at once"),
          Map.entry("workspace.tools.SetupFile", "start-up files, which hold no documents"),
          Map.entry("workspace.sending.Journal", "digests in place of secrets, for its owner only"),
          Map.entry("workspace.schemas.ClusterSchemas", NO_VALUES),
          Map.entry("workspace.schemas.KeptSchemas", NO_VALUES));

  /** What prints without the terminal's {@code tell}, which masks. */
  private static final Map<String, String> STREAMS =
      Map.of(
          "app.Main", "mistakes without their messages",
          "schema.openapi.ImportCatalog", NO_VALUES,
          "ui.start.WindowArguments", NO_VALUES,
          "ui.start.WindowMain", NAMES);

  private static final Map<String, String> PROCESSES =
      Map.of(
          "cli.terminal.SystemScreen", NO_VALUES,
          "cluster.call.Program", NAMES,
          "ui.app.NewWindow", NO_VALUES,
          "ui.window.SystemBrowser", NO_VALUES);

  /** Topics whose sentences may quote values: of masked documents only. */
  private static final Set<String> QUOTING =
      Set.of(
          "OutputWording",
          "CommandWording",
          "ComparisonWording",
          "ConflictWording",
          "DataWording",
          "DecideWording",
          "DecisionTable",
          "DiffWording",
          "EditWording",
          "ExerciseWording",
          "FormatWording",
          "HazardWording",
          "HelmWording",
          "InputWording",
          "JsonFault",
          "JsonPatchWording",
          "KnownError",
          "KubectlWording",
          "NoteWording",
          "OtherwiseWording",
          "EffectWording",
          "PredictionWording",
          "ReadWording",
          "ReasonWording",
          "RefusalWording",
          "ReportWording",
          "TrialWording",
          "RuleUseWording",
          "AtHandWording",
          "SendCommandWording",
          "ServerSideWording",
          "ContrastCause",
          "ShowWording",
          "StepRule",
          "StoredWording",
          "UndoWords",
          "DocumentWords",
          "FieldWords",
          "PaneWords",
          "SaidWords",
          "StartScreenWords",
          "SendWords",
          "MergeRowWording",
          "MergeWords",
          "ServerSaysWords",
          "ToolWords",
          "WatchWords",
          "YamlFault");

  private static final Set<String> NOT_QUOTING =
      Set.of(
          "CallWording",
          "FailureKind",
          "ClusterWording",
          "HelmFailureKind",
          "HelmRemark",
          "HelmCommandWords",
          "MergeTextWording",
          "MergeWording",
          "SetupWords",
          "SetupCommandWords",
          "ContextWords",
          "ClusterWords",
          "JournalWording",
          "KindWording",
          "SecretWording",
          "SendObstacle",
          "SendWording",
          "UndoObstacle",
          "Noise",
          "CompletionWording",
          "SummaryWording",
          "Cause",
          "ExportWording",
          "Remark",
          "field-purposes",
          "FileKind",
          "FileWording",
          "FixWording",
          "HazardKind",
          "help",
          "IdleWording",
          "LearnWording",
          "LeavingWording",
          "LessonWording",
          "ManifestWording",
          "ManualWording",
          "ObjectsWording",
          "OwnRuleWording",
          "OwnerWording",
          "PairWording",
          "Dialect",
          "Reason",
          "SchemaWording",
          "SchemaFileWording",
          "DefinedWording",
          "ViolationWording",
          "ImportWording",
          "ProblemWording",
          "PageWording",
          "StartWords",
          "Phase",
          "TerminalWording",
          "ThemeChoice",
          "WindowWords",
          "AppWords",
          "ComposeWords",
          "CourseWords",
          "DialectWords",
          "DialogWords",
          "EditorWords",
          "ErrorWords",
          "FileWords",
          "KeyWords",
          "LayoutWords",
          "ModelWords",
          "ObjectWords",
          "ProblemWords",
          "ReadingWords",
          "RescueWords",
          "RuleWords",
          "SchemaWords",
          "SettingWords",
          "ShareWords",
          "StepWords",
          "TableWords");

  private static Map<String, String> classesThat(
      Predicate<JavaAccess<?>> access, Map<String, String> known) {
    Map<String, String> found = new TreeMap<>();
    ArchitectureTest.PROGRAM.stream()
        .filter(each -> each.getAccessesFromSelf().stream().anyMatch(access))
        .map(each -> each.getName().replaceFirst("[$].*", "").replace("dev.tripatch.", ""))
        .forEach(name -> found.put(name, known.getOrDefault(name, "what keeps secrets back?")));
    return found;
  }

  private static Predicate<JavaAccess<?>> to(String owner, String... names) {
    return access ->
        access.getTargetOwner().getName().equals(owner)
            && (names.length == 0 || List.of(names).contains(access.getTarget().getName()));
  }

  private static Predicate<JavaAccess<?>> madeAny(String... types) {
    return Stream.of(types).map(type -> to(type, "<init>")).reduce(Predicate::or).orElseThrow();
  }

  @Test
  void everyDialogWindowAndMenuIsKnown() {
    assertThat(
            classesThat(
                madeAny(
                    "javafx.stage.Stage",
                    "javafx.stage.Popup",
                    "javafx.scene.control.Alert",
                    "javafx.scene.control.ChoiceDialog",
                    "javafx.scene.control.ContextMenu",
                    "javafx.scene.control.Dialog",
                    "javafx.scene.control.PopupControl",
                    "javafx.scene.control.TextInputDialog",
                    "javafx.scene.control.Tooltip"),
                WINDOWS))
        .isEqualTo(new TreeMap<>(WINDOWS));
  }

  @Test
  void everyWayToTheClipboardIsKnown() {
    assertThat(classesThat(to("javafx.scene.input.Clipboard", "setContent"), CLIPBOARD))
        .isEqualTo(new TreeMap<>(CLIPBOARD));
  }

  @Test
  void everyFileThatIsWrittenIsKnown() {
    Predicate<JavaAccess<?>> byHand =
        to(
            "java.nio.file.Files",
            "write",
            "writeString",
            "newOutputStream",
            "newBufferedWriter",
            "newByteChannel",
            "copy",
            "move");
    Predicate<JavaAccess<?>> byStream =
        Stream.of(
                "java.nio.channels.FileChannel",
                "java.io.FileOutputStream",
                "java.io.FileWriter",
                "java.io.RandomAccessFile",
                "javax.imageio.ImageIO")
            .map(each -> to(each))
            .reduce(Predicate::or)
            .orElseThrow();
    assertThat(classesThat(byHand.or(byStream), FILES)).isEqualTo(new TreeMap<>(FILES));
    Predicate<JavaAccess<?>> byUs =
        access ->
            !access.getOriginOwner().getPackageName().equals("dev.tripatch.workspace.file")
                && (to("dev.tripatch.workspace.file.TextFiles", "write", "save").test(access)
                    || to("dev.tripatch.workspace.file.PrivateFiles", "replace").test(access)
                    || to("dev.tripatch.workspace.file.SafeWriting", "write").test(access)
                    || to("dev.tripatch.workspace.file.SavedTogether", "write").test(access)
                    || to("dev.tripatch.workspace.file.StateFile", "write").test(access)
                    || to("dev.tripatch.ui.panes.document.FileSaving", "write", "writePrivately")
                        .test(access)
                    || to("dev.tripatch.ui.window.file.FileQuestions", "write", "writePrivately")
                        .test(access));
    assertThat(classesThat(byUs, WRITERS)).isEqualTo(new TreeMap<>(WRITERS));
  }

  @Test
  void nothingElsePrints() {
    assertThat(classesThat(to("java.lang.System", "err", "out"), STREAMS))
        .isEqualTo(new TreeMap<>(STREAMS));
    assertThat(
            classesThat(access -> access.getTarget().getName().equals("printStackTrace"), Map.of()))
        .isEmpty();
    assertThat(classesThat(to("java.lang.ProcessBuilder"), PROCESSES))
        .isEqualTo(new TreeMap<>(PROCESSES));
  }

  @Test
  void everyTopicOfSentencesIsKnown() throws IOException, URISyntaxException {
    Path folder =
        Path.of(
            Objects.requireNonNull(Prose.class.getResource("ReasonWording.properties")).toURI());
    try (Stream<Path> files = Files.list(Objects.requireNonNull(folder.getParent()))) {
      assertThat(
              files
                  .map(each -> String.valueOf(each.getFileName()))
                  .filter(name -> name.endsWith(".properties"))
                  .map(name -> name.replace(".properties", ""))
                  .collect(Collectors.toSet()))
          .as("say whether its sentences quote values; if so, they must come of masked documents")
          .isEqualTo(
              Stream.concat(QUOTING.stream(), NOT_QUOTING.stream()).collect(Collectors.toSet()));
    }
  }
}
