package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.workspace.schemas.SchemaExport;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be done with schemas, as the menu has it. */
public record SchemaMenu(SchemaCommands commands) implements Feature {

  private static final String SOURCES = "SCHEMA_SOURCES";

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("IMPORT_SCHEMA", SchemaWords.IMPORT_SCHEMA.text(), commands.imports()::importFile)
            .in("SCHEMA", 1, 10),
        Action.of("PASTE_SCHEMA", SchemaWords.PASTE_SCHEMA.text(), commands.imports()::paste)
            .in("SCHEMA", 1, 20),
        Submenu.of(SOURCES, SchemaWords.SOURCES.text(), "SCHEMA", 1, 30),
        new Offers(SOURCES, this::sources),
        Action.toggling(
                "OWN_RULES", SchemaWords.OWN_RULES.text(), commands.documents().usedProperty())
            .in("SCHEMA", 2, 10)
            .keys("Shortcut+R", SchemaWords.OWN_RULES_KEYS.text()),
        Action.of("SAVE_RULES", SchemaWords.SAVE_RULES.text(), commands::save).in("SCHEMA", 2, 20),
        Action.of("SAVE_RULES_AS", SchemaWords.SAVE_RULES_AS.text(), commands::saveAs)
            .in("SCHEMA", 2, 30),
        Action.of(
                "RESET_RULES", SchemaWords.RESET_RULES.text(), commands.models().rules()::resetAll)
            .in("SCHEMA", 2, 40),
        Submenu.of("SCHEMA_EXPORT", SchemaWords.SCHEMA_EXPORT.text(), "SCHEMA", 2, 50),
        exporting(
            "RULES",
            SchemaWords.EXPORT_OWN_RULES.text(),
            SchemaExport.OVERLAY,
            "schema.yaml",
            false,
            10),
        exporting(
            "KIND",
            SchemaWords.OPENAPI_THIS_KIND.text(),
            SchemaExport.KUSTOMIZE,
            "schema.json",
            false,
            20),
        exporting(
            "KINDS",
            SchemaWords.OPENAPI_ALL_KINDS.text(),
            SchemaExport.KUSTOMIZE,
            "schema.json",
            true,
            30),
        exporting(
            "CRD", SchemaWords.CRD_PATCH.text(), SchemaExport.CRD, "crd-patch.yaml", false, 40),
        exporting("GO", SchemaWords.GO_STRUCTS.text(), SchemaExport.GO, "types.go", false, 50),
        Action.of("MAP_KEYS", SchemaWords.MAP_KEYS.text(), commands.models().rules()::takeMapKeys)
            .when(() -> shown().isPresent())
            .in("SCHEMA", 3, 10),
        Action.of(
                "AS_BUILT_IN",
                () ->
                    isWhatIf()
                        ? SchemaWords.TREAT_CUSTOM_RESOURCE.text()
                        : SchemaWords.TREAT_AS_BUILT_IN.text(),
                () -> commands.models().rules().setAsBuiltIn(!isWhatIf()))
            .when(() -> shown().filter(SchemaMenu::isCustom).isPresent())
            .in("SCHEMA", 3, 20));
  }

  private Action exporting(
      String id, String title, SchemaExport form, String name, boolean complete, int order) {
    return Action.of("EXPORT_" + id, title, () -> export(form, name, complete))
        .in("SCHEMA_EXPORT", 0, order);
  }

  private Optional<SchemaViewModel.Shown> shown() {
    return commands.models().tree().shownProperty().get();
  }

  private static boolean isCustom(SchemaViewModel.Shown shown) {
    return switch (shown.answer()) {
      case SchemaAnswer.Known known -> known.isWhatIf();
      case SchemaAnswer.Unknown _ -> true;
    };
  }

  private boolean isWhatIf() {
    return shown()
        .filter(now -> now.answer() instanceof SchemaAnswer.Known known && known.isWhatIf())
        .isPresent();
  }

  private List<Entry> sources() {
    List<Schemas.BroughtSchema> brought = commands.documents().broughtProperty().get();
    List<Entry> sources = new ArrayList<>();
    for (Schemas.BroughtSchema each : brought) {
      String id = SOURCES + "/" + each.name();
      sources.add(Submenu.of(id, each.name(), SOURCES, 0, 0));
      sources.add(
          Action.of("PUT_FIRST", SchemaWords.PUT_FIRST.text(), () -> commands.prefer(each))
              .when(() -> !brought.getFirst().equals(each))
              .in(id, 0, 10));
      sources.add(
          Action.of(
                  "LEAVE_SCHEMA_OUT",
                  SchemaWords.LEAVE_SCHEMA_OUT.text(),
                  () -> commands.leaveOut(each))
              .in(id, 0, 20));
    }
    sources.add(
        Action.of("BUILT_IN", SchemaWords.BUILT_IN.text(), () -> {})
            .when(() -> false)
            .in(SOURCES, 0, 1));
    List<String> names = brought.stream().map(Schemas.BroughtSchema::name).toList();
    commands.imports().kept().stream()
        .filter(name -> !names.contains(name))
        .map(
            name ->
                Action.of(
                    "TAKE",
                    SchemaWords.TAKE.text("name", name),
                    () -> commands.imports().takeKept(name)))
        .forEach(take -> sources.add(take.in(SOURCES, 0, 2)));
    return sources;
  }

  private void export(SchemaExport form, String name, boolean complete) {
    Schemas schemas = commands.inForce();
    Optional<KindName> kind = shown().map(SchemaViewModel.Shown::kind);
    commands.export(
        name,
        () ->
            form.write(
                schemas,
                schemas.source().kinds().stream()
                    .filter(each -> complete || isOf(each, kind))
                    .toList()));
  }

  private static boolean isOf(KnownKind each, Optional<KindName> kind) {
    return kind.equals(Optional.of(new KindName(each.apiVersion(), each.kind())));
  }
}
