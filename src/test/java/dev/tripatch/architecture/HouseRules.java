package dev.tripatch.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import dev.tripatch.workspace.file.SavedFile;
import dev.tripatch.workspace.file.TextFiles;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import javafx.scene.Scene;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

/**
 * The rules of the house for the packages below one root, each with its reason. Start reading at
 * {@link Room}, which says who may use whom.
 *
 * @param root the package that the rooms lie in
 * @param mostFiles how many files a package may have
 */
record HouseRules(String root, int mostFiles) {
  private static final Set<String> RANDOM =
      Set.of(
          "java.util.Random",
          "java.util.SplittableRandom",
          "java.util.concurrent.ThreadLocalRandom",
          "java.security.SecureRandom");

  /** What they write is in a new folder, or a stream. */
  private static final Set<String> WRITERS_OF_NEW_FILES =
      Set.of("GivenFile", "ImportCatalog", "PipedFile", "TerminalProgram", "TrainingRun");

  /** They have threads of their own, or are asked by tests and by commands only. */
  private static final Set<String> WRITERS_BESIDE_THE_UI_THREAD =
      Set.of("DocumentFiles", "FileSaving", "InterruptedSaves", "Picture", "SettingsFile");

  /** What the engine says, as views show it. */
  private static final Set<String> SAID_BY_THE_ENGINE = Set.of("Dialect", "Refusal");

  /** Whoever adds a constant to them sees each question that they answer about themselves. */
  private static final Set<String> OUTCOMES = Set.of("Outcome", "Mark", "ObjectState");

  /** They start another window or a browser, or ask the terminal how wide it is. */
  private static final Set<String> WHO_STARTS_PROGRAMS =
      Set.of("Program", "NewWindow", "SystemBrowser", "SystemScreen");

  /** The first draws actions; the others let a person choose among things of their own. */
  private static final Set<String> CONTROLS_WITH_LISTS =
      Set.of(
          "Menus",
          "Breadcrumb",
          "CodeBlock",
          "FieldFilter",
          "FormatSwitch",
          "LowerTabs",
          "MapKeysButton",
          "SchemaTools",
          "TextLink");

  /** The first declares keys, the others let a person change them. */
  private static final Set<String> WHO_KNOWS_KEYS =
      Set.of("ActionKeys", "KeyPress", "KeyRules", "Keys", "StoredKeys");

  List<ArchRule> all() {
    return List.of(
        roomsUseOnlyWhatTheyMay(),
        noCycles(),
        noFeatureKnowsAnother(),
        packagesCanBeSurveyed(),
        eachNameIsUsedOnce(),
        packagesIntroduceThemselves(),
        namesSayWhatThingsAre(),
        toolkitStaysInTheWindow(),
        editorLibraryStaysInTheEditor(),
        viewModelsKnowNoControls(),
        viewsDoNotCallTheEngine(),
        pureRoomsReadNoFiles(),
        pureRoomsDoNotAskTheMachine(),
        onlyToolsImportSchemas(),
        oneRoomWritesFiles(),
        nobodyWaitsForTheDisk(),
        nobodyComparesOutcomes(),
        fewStartPrograms(),
        sentencesAreInResources(),
        titlesAreInResources(),
        actionsAreDeclaredOnce(),
        menusAreDrawnFromActions(),
        keysAreDeclaredWithActions());
  }

  private ArchRule roomsUseOnlyWhatTheyMay() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(new UseOnlyWhatTheRoomMay(root))
        .because(
            "what a part may know is decided in one table, and whatever no rule names creeps in");
  }

  private ArchRule noCycles() {
    return slices()
        .matching(root + ".(**)")
        .should()
        .beFreeOfCycles()
        .because("packages in a circle can only be understood, tested and changed together");
  }

  private ArchRule noFeatureKnowsAnother() {
    return slices()
        .matching(root + ".ui.feature.(*)..")
        .should()
        .notDependOnEachOther()
        .because(
            "a feature can be read, changed and thrown away by itself; what two of them share"
                + " belongs to panes or window, and what joins them to ui.app");
  }

  private ArchRule packagesCanBeSurveyed() {
    return classes()
        .that(areFiles())
        .should(new BeFew(mostFiles))
        .because("nobody surveys a package of more than thirty files");
  }

  private ArchRule eachNameIsUsedOnce() {
    return classes()
        .that(areFiles())
        .should(new HaveANameOfTheirOwn())
        .because("two types of one name are read, searched and imported for each other");
  }

  private DescribedPredicate<JavaClass> areFiles() {
    return DescribedPredicate.describe(
        "are files",
        type ->
            type.isTopLevelClass()
                && !type.getSimpleName().equals("package-info")
                && Room.isWithin(type.getPackageName(), root));
  }

  private ArchRule packagesIntroduceThemselves() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(new LieInAnIntroducedPackage())
        .because(
            "a newcomer reads package-info.java first, and without @NullMarked there NullAway"
                + " does not look at the package");
  }

  private ArchRule namesSayWhatThingsAre() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)")
        .because("such a name says nothing about the class and invites everything into it");
  }

  private ArchRule toolkitStaysInTheWindow() {
    return noClasses()
        .that()
        .resideOutsideOfPackages(root + ".ui..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("javafx..")
        .because("the engine and the command line run without a display and without JavaFX");
  }

  private ArchRule editorLibraryStaysInTheEditor() {
    return noClasses()
        .that()
        .resideOutsideOfPackage(root + ".ui.editor..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.fxmisc..", "org.reactfx..")
        .because("the editor library has quirks that one package knows and hides from all others");
  }

  private ArchRule viewModelsKnowNoControls() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .haveSimpleNameEndingWith("ViewModel")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("javafx.scene..")
        .because("view models are tested without a toolkit, and views only bind to them");
  }

  private ArchRule viewsDoNotCallTheEngine() {
    return noClasses()
        .that()
        .resideInAPackage(root + ".ui..")
        .and()
        .resideOutsideOfPackage(root + ".ui.app..")
        .and(areViews())
        .should()
        .dependOnClassesThat(compute())
        .because(
            "a view shows what the view models hold; whatever it computed itself no test sees");
  }

  private DescribedPredicate<JavaClass> compute() {
    return JavaClass.Predicates.resideInAnyPackage(
            root + ".engine.threeway..",
            root + ".engine.patch..",
            root + ".engine.explain",
            root + ".engine.explain.composed..")
        .and(areNot(SAID_BY_THE_ENGINE));
  }

  private static DescribedPredicate<JavaClass> areViews() {
    return DescribedPredicate.describe(
        "are views",
        type ->
            type.getDirectDependenciesFromSelf().stream()
                .anyMatch(it -> it.getTargetClass().getPackageName().startsWith("javafx.scene")));
  }

  private ArchRule pureRoomsReadNoFiles() {
    return noClasses()
        .that(arePure())
        .should()
        .dependOnClassesThat(arePartOfJavasInputAndOutput())
        .because("text goes in and values come out: files are the business of those who call");
  }

  private ArchRule pureRoomsDoNotAskTheMachine() {
    return noClasses()
        .that(arePure())
        .should()
        .accessTargetWhere(asksTheMachine())
        .because("equal inputs must give equal outputs on every machine and at every time");
  }

  private ArchRule oneRoomWritesFiles() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackage(root + ".workspace.file..")
        .and(areNot(WRITERS_OF_NEW_FILES))
        .should()
        .accessTargetWhere(writesFiles())
        .because("a file that is not replaced as a whole is torn by a kill, or loses its rights");
  }

  private ArchRule nobodyWaitsForTheDisk() {
    return noClasses()
        .that()
        .resideInAPackage(root + ".ui..")
        .and(areNot(WRITERS_BESIDE_THE_UI_THREAD))
        .should()
        .accessTargetWhere(forcesToTheDisk())
        .because("a slow disk must not stop the window: dev.tripatch.ui.panes.document.FileSaving");
  }

  private ArchRule nobodyComparesOutcomes() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .and(areNot(OUTCOMES))
        .should(new CompareNoOutcomes())
        .because(
            "a new outcome is named by the compiler in every switch, and by nobody where one is"
                + " compared; what an outcome answers about itself is beside its constants");
  }

  private ArchRule fewStartPrograms() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and(areNot(WHO_STARTS_PROGRAMS))
        .should()
        .accessTargetWhere(startsPrograms())
        .because(
            "another program has the rights of the person: what it is given, how long it may take"
                + " and what it may tell is decided where it is started");
  }

  private ArchRule sentencesAreInResources() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(HoldNoSentences.sentences())
        .because("a sentence for people is edited in one place, dev/tripatch/prose");
  }

  private ArchRule titlesAreInResources() {
    return classes()
        .that()
        .resideInAnyPackage(root + ".ui..", root + ".show..")
        .should(HoldNoSentences.norTitles())
        .because("what a menu says is found, and edited, where the sentences about it are");
  }

  private ArchRule actionsAreDeclaredOnce() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(new DeclareEachActionOnce())
        .because("keys, menus and Find Action know an action by its id");
  }

  private ArchRule menusAreDrawnFromActions() {
    return noClasses()
        .that()
        .resideInAPackage(root + ".ui..")
        .and(areNot(CONTROLS_WITH_LISTS))
        .should()
        .accessTargetWhere(makesEntriesOfMenus())
        .because(
            "an action that is declared a second time has other words, keys or conditions there");
  }

  private ArchRule keysAreDeclaredWithActions() {
    return noClasses()
        .that()
        .resideInAPackage(root + ".ui..")
        .and(areNot(WHO_KNOWS_KEYS))
        .should()
        .accessTargetWhere(makesKeys())
        .because("keys that the list of actions does not know can be neither listed nor changed");
  }

  private static DescribedPredicate<JavaAccess<?>> makesEntriesOfMenus() {
    return DescribedPredicate.describe(
        "makes entries of menus",
        access ->
            access.getTarget().getName().equals("<init>")
                && access.getTargetOwner().isAssignableTo(MenuItem.class));
  }

  private static DescribedPredicate<JavaAccess<?>> startsPrograms() {
    return DescribedPredicate.describe(
        "starts programs",
        access ->
            access.getTargetOwner().isEquivalentTo(ProcessBuilder.class)
                || (access.getTargetOwner().isEquivalentTo(Runtime.class)
                    && access.getTarget().getName().equals("exec")));
  }

  private static DescribedPredicate<JavaAccess<?>> makesKeys() {
    return DescribedPredicate.describe(
        "makes keys or gives them to something",
        access -> {
          JavaClass owner = access.getTargetOwner();
          String name = access.getTarget().getName();
          return (owner.isAssignableTo(KeyCombination.class)
                  && (name.equals("<init>") || name.equals("valueOf")))
              || (owner.isAssignableTo(MenuItem.class)
                  && (name.equals("setAccelerator") || name.equals("acceleratorProperty")))
              || (owner.isEquivalentTo(Scene.class) && name.equals("getAccelerators"));
        });
  }

  private static DescribedPredicate<JavaClass> areNot(Set<String> names) {
    return DescribedPredicate.describe(
        "are not " + names, type -> !names.contains(type.getSimpleName()));
  }

  private static DescribedPredicate<JavaAccess<?>> writesFiles() {
    Set<String> ways =
        Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "copy");
    return DescribedPredicate.describe(
        "writes files",
        access -> {
          JavaClass owner = access.getTargetOwner();
          return (owner.isEquivalentTo(Files.class) && ways.contains(access.getTarget().getName()))
              || owner.isEquivalentTo(FileOutputStream.class)
              || owner.isEquivalentTo(FileWriter.class)
              || owner.isEquivalentTo(RandomAccessFile.class);
        });
  }

  private static DescribedPredicate<JavaAccess<?>> forcesToTheDisk() {
    return DescribedPredicate.describe(
        "forces files to the disk",
        access ->
            (access.getTargetOwner().isEquivalentTo(SavedFile.class)
                    && access.getTarget().getName().equals("force"))
                || (access.getTargetOwner().isEquivalentTo(TextFiles.class)
                    && access.getTarget().getName().equals("write")));
  }

  private ArchRule onlyToolsImportSchemas() {
    return noClasses()
        .that()
        .resideInAnyPackage(
            root + ".json..",
            root + ".document..",
            root + ".engine..",
            root + ".dialect",
            root + ".show..",
            root + ".decide..",
            root + ".cluster.secret..",
            root + ".cluster.apply..",
            root + ".share..",
            root + ".cli..",
            root + ".ui..")
        .and()
        .doNotHaveFullyQualifiedName(root + ".dialect.CompiledTypes")
        .should()
        .dependOnClassesThat(loadSchemas())
        .because(
            "everything takes any schema; where one comes from is decided in app, and in workspace"
                + " where a person brings one. What kustomize and Helm carry, what servers fill in,"
                + " which kinds have no namespace, and the metadata of all objects are no choice");
  }

  private DescribedPredicate<JavaClass> loadSchemas() {
    return DescribedPredicate.describe(
        "load schemas that somebody chose",
        type ->
            (Room.isWithin(type.getPackageName(), root + ".schema.openapi")
                    || Room.isWithin(type.getPackageName(), root + ".schema.catalog"))
                && !type.getName().startsWith(root + ".schema.catalog.Kustomize")
                && !type.getName().startsWith(root + ".schema.catalog.DefaultsTable")
                && !type.getName().equals(root + ".schema.catalog.BundledDefinitions")
                && !type.getName().equals(root + ".schema.catalog.ClusterScopedKinds")
                && !type.getName().startsWith(root + ".schema.catalog.GoFields"));
  }

  /**
   * All rooms that only compute, but for those that load schemas, and the one that runs kubectl.
   */
  private DescribedPredicate<JavaClass> arePure() {
    Set<String> pure =
        Set.of(
            "json",
            "document",
            "schema",
            "engine",
            "dialect",
            "show",
            "decide",
            "cluster",
            "share");
    return DescribedPredicate.describe(
        "are pure",
        type ->
            pure.stream().anyMatch(room -> Room.isWithin(type.getPackageName(), root + "." + room))
                && !Room.isWithin(type.getPackageName(), root + ".schema.openapi")
                && !Room.isWithin(type.getPackageName(), root + ".schema.catalog")
                && !Room.isWithin(type.getPackageName(), root + ".cluster.call"));
  }

  /** Serial and Serializable come with every exception and every enum, and read nothing. */
  private static DescribedPredicate<JavaClass> arePartOfJavasInputAndOutput() {
    Set<String> harmless = Set.of("java.io.Serial", "java.io.Serializable");
    return DescribedPredicate.describe(
        "are part of Java's input and output",
        type ->
            (Room.isWithin(type.getPackageName(), "java.io")
                    || Room.isWithin(type.getPackageName(), "java.nio.file")
                    || Room.isWithin(type.getPackageName(), "java.nio.channels")
                    || Room.isWithin(type.getPackageName(), "java.net"))
                && !harmless.contains(type.getName()));
  }

  private static DescribedPredicate<JavaAccess<?>> asksTheMachine() {
    return DescribedPredicate.describe(
        "asks the machine",
        access -> {
          JavaClass owner = access.getTargetOwner();
          String name = access.getTarget().getName();
          return (owner.isEquivalentTo(System.class) && !name.equals("arraycopy"))
              || (owner.isEquivalentTo(Locale.class) && name.equals("getDefault"))
              || (owner.isEquivalentTo(Math.class) && name.equals("random"))
              || (owner.isEquivalentTo(UUID.class) && name.equals("randomUUID"))
              || RANDOM.contains(owner.getName())
              || owner.isEquivalentTo(Clock.class)
              || (owner.getPackageName().equals("java.time") && name.equals("now"));
        });
  }
}
