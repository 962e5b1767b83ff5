package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskedFaults;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.cluster.secret.SeenSecrets;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.ObjectQuery;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.document.reader.WantedObject;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A patch that a person wrote. */
public record GivenPatch(WrittenPatchOption option, Terminal terminal, Workbench workbench) {
  /**
   * What it does to an object.
   *
   * @param before the object
   * @param after the object after the patch
   */
  public record Change(MapValue before, MapValue after) {

    /** Whether the object stays as it is. */
    public boolean isNone() {
      return before.equals(after);
    }
  }

  /**
   * A patch and what it is applied to, as the engine reads them.
   *
   * @param live the object
   * @param patch the patch
   */
  record Inputs(MapValue live, Value patch) {}

  /**
   * A patch and what it is applied to.
   *
   * @param live the object
   * @param patch the patch
   * @param composedIn the format that it was composed in; empty for the patch of a file
   */
  public record Pair(ManifestObject live, SourceDocument patch, Optional<PatchFormat> composedIn) {

    /** The object as the engine reads it. */
    public MapValue decodedLive() {
      return EngineNumbers.asEngineReads(live.value());
    }

    /** Masks its secrets: a patch to a Secret does not say that it is one. */
    Masking masking() {
      return Masking.of(
          Stream.concat(Stream.of(live.value()), patch.root().stream().map(Node::value)).toList());
    }

    /** What goes into the engine. */
    Inputs inputs() {
      return new Inputs(decodedLive(), patch.decoded().orElseThrow());
    }

    /** The same without secrets: what is refused is refused of both, and quotes none. */
    Inputs maskedInputs() {
      return new Inputs(
          masking().masked(decodedLive()), masking().masked(patch).decoded().orElseThrow());
    }

    /** Begins a message about both. */
    RefusalMessage message() {
      return new RefusalMessage()
          .with("patch", patch, patch::locate)
          .with("live", live.document(), live::locate);
    }

    /** The same, where it is known what is wrong in the patch. */
    RefusalMessage message(String place) {
      return message().at("patch", place);
    }
  }

  /** Applies it to live, as this dialect reads it, or else in this or the usual format. */
  public Change applyTo(
      DocumentOptions documents, Optional<Dialect> dialect, Optional<PatchFormat> type)
      throws StopException {
    StopException.when(
        dialect.isPresent() && type.isPresent(), InputWording.DIALECT_IMPLIES_TYPE.text());
    if (dialect.isPresent()) {
      return apply(told(readFor(dialect.get(), documents)), dialect.get());
    }
    Pair pair = told(readQuietly(documents, true));
    return new PatchInFormat(terminal)
        .apply(pair, workbench.schemaOf(pair.live().value()), formatOf(pair, type));
  }

  /**
   * The format that is known of a patch; empty if its shape and the kind decide.
   *
   * @param type the format that was named
   */
  public static Optional<PatchFormat> formatOf(Pair pair, Optional<PatchFormat> type)
      throws StopException {
    StopException.when(
        pair.composedIn().isPresent() && type.isPresent(), InputWording.CASE_SAYS_TYPE.text());
    return pair.composedIn().or(() -> type);
  }

  /** kustomize reads a patch's text in its own way. */
  private Pair readFor(Dialect dialect, DocumentOptions documents) throws StopException {
    if (dialect != Dialect.KUSTOMIZE) {
      return readQuietly(documents, false);
    }
    Pair pair = readQuietly(documents, true);
    SourceDocument patch = pair.patch();
    return new Pair(
        pair.live(), SourceReader.readForKustomize(patch.name(), patch.text()), pair.composedIn());
  }

  /** Reads it, which must be a map, and live; says what reading it had to say. */
  public Pair read(DocumentOptions documents) throws StopException {
    return told(readQuietly(documents, false));
  }

  private static Pair pair(
      ManifestObject live,
      SourceDocument patch,
      Optional<PatchFormat> composedIn,
      boolean mayBeList,
      Terminal terminal)
      throws StopException {
    SeenSecrets seen = terminal.seen();
    boolean isSecret = Masking.isSecret(live.value()) || SecretLines.isLikely(patch.text());
    Optional<Diagnostic> error =
        isSecret && !seen.areShown() ? MaskedFaults.in(patch, SecretsOption.REMEDY) : patch.error();
    Pair pair = new Pair(live, checked(patch, error, mayBeList), composedIn);
    seen.see(pair.masking());
    return pair;
  }

  private Pair told(Pair pair) {
    SourceDocument patch = pair.patch();
    List<Mask> masks =
        terminal.seen().areShown() ? List.of() : pair.masking().inPlace(patch).masks();
    List<Diagnostic> warnings =
        patch.diagnostics().stream()
            .filter(each -> masks.stream().noneMatch(mask -> mask.span().contains(each.span())))
            .toList();
    terminal.tell(Messages.warnings(warnings, patch::locate));
    return pair;
  }

  /** Reads it and live, and says nothing. */
  public Pair readQuietly(DocumentOptions documents, boolean mayBeList) throws StopException {
    requireLiveAlone(documents);
    InputFiles inputs = new InputFiles(terminal);
    InputFile.requireOneStandardInput(
        Stream.of(option.file().stream(), documents.caseFile().stream(), documents.files())
            .flatMap(each -> each));
    Optional<GivenCase> given = documents.givenCase(terminal);
    ManifestObject live =
        documents.cluster.isGiven() ? ofCluster(documents) : inFile(given, documents, inputs);
    return option.file().isPresent()
        ? ofFile(live, option.file().get(), mayBeList)
        : ofCase(live, given.orElseThrow(), mayBeList);
  }

  private ManifestObject inFile(
      Optional<GivenCase> given, DocumentOptions documents, InputFiles inputs)
      throws StopException {
    ManifestFile holder =
        given.isPresent() ? given.get().require(Role.LIVE, inputs) : holder(documents, inputs);
    return new ObjectChooser(WantedObject.of(documents.object), terminal).only(holder);
  }

  private ManifestObject ofCluster(DocumentOptions documents) throws StopException {
    if (documents.object == null) {
      throw new StopException(InputWording.PATCH_NEEDS_OBJECT.text());
    }
    return documents
        .cluster
        .live(ObjectQuery.parse(documents.object), terminal)
        .map(FoundObject::object)
        .orElseThrow(() -> new StopException(InputWording.PATCH_NEEDS_OBJECT.text()));
  }

  private void requireLiveAlone(DocumentOptions documents) throws StopException {
    if (documents.local != null
        || documents.lastApplied != null
        || documents.noOverwrite
        || documents.asKubectlApply != null
        || documents.asItIs
        || !documents.leaveOut.isEmpty()) {
      throw new StopException(
          option.file().isPresent()
              ? InputWording.PATCH_OF_LIVE_ALONE.text()
              : InputWording.COMPOSED_AS_IT_IS.text());
    }
  }

  private static ManifestFile holder(DocumentOptions documents, InputFiles inputs)
      throws StopException {
    if (documents.live == null) {
      throw new StopException(InputWording.PATCH_NEEDS_LIVE.text());
    }
    return inputs.open(documents.live);
  }

  private Pair ofCase(ManifestObject live, GivenCase given, boolean mayBeList)
      throws StopException {
    Case.Patch draft = WrittenPatchOption.composedIn(given);
    String name = InputWording.COMPOSED_IN.text("file", given.file());
    boolean isList = mayBeList && draft.format() == PatchFormat.JSON;
    SourceDocument patch = SourceReader.read(name, draft.text());
    return pair(live, patch, Optional.of(draft.format()), isList, terminal);
  }

  private Change apply(Pair pair, Dialect dialect) throws StopException {
    return switch (apply(pair.inputs(), dialect)) {
      case Applied.Done done -> new Change(pair.decodedLive(), done.result());
      case Applied.Refused refused -> throw refused(pair, dialect, told(pair, dialect, refused));
    };
  }

  private Refusal told(Pair pair, Dialect dialect, Applied.Refused refused) {
    boolean isMasked = pair.masking().isNeeded() && !terminal.seen().areShown();
    return isMasked && apply(pair.maskedInputs(), dialect) instanceof Applied.Refused masked
        ? masked.refusal()
        : refused.refusal();
  }

  private Applied apply(Inputs inputs, Dialect dialect) {
    return dialect == Dialect.KUSTOMIZE
        ? workbench.kustomize(inputs.live(), inputs.patch())
        : workbench.apply(inputs.live(), (MapValue) inputs.patch(), dialect);
  }

  private static StopException refused(Pair pair, Dialect dialect, Refusal refusal) {
    return dialect == Dialect.KUSTOMIZE
        ? PatchInDialect.refused(dialect, refusal)
        : StopException.located(pair.message().of(refusal));
  }

  private Pair ofFile(ManifestObject live, String file, boolean mayBeList) throws StopException {
    SourceDocument patch =
        SourceReader.read(InputFile.nameOf(file), InputFile.read(file, terminal.in()));
    return pair(live, patch, Optional.empty(), mayBeList, terminal);
  }

  private static SourceDocument checked(
      SourceDocument document, Optional<Diagnostic> fault, boolean mayBeList) throws StopException {
    Optional<Diagnostic> error = fault;
    boolean isList =
        document.root().map(Node::value).filter(ListValue.class::isInstance).isPresent();
    if (error.isEmpty() && document.object().isEmpty() && !(mayBeList && isList)) {
      error = Optional.of(noMap(document, mayBeList));
    }
    if (error.isPresent()) {
      String place = document.locate(error.get().span().start());
      throw StopException.located(Messages.located(place, error.get()));
    }
    return document;
  }

  private static Diagnostic noMap(SourceDocument document, boolean mayBeList) {
    return new Diagnostic(
        Diagnostic.Severity.ERROR,
        document.root().map(Node::span).orElse(new Span(0, 0)),
        document.text().isBlank()
            ? InputWording.NO_PATCH_HERE.text()
            : mayBeList ? InputWording.NEITHER_MAP_NOR_LIST.text() : InputWording.NO_MAP.text(),
        "Write the fields to change, such as spec: {replicas: 3}.");
  }
}
