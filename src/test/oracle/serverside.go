package main

import (
	"encoding/json"
	"errors"
	"regexp"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/util/csaupgrade"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

const (
	kubectl          = "kubectl"
	annotationKeeper = "kubectl-last-applied"
)

var (
	types          = applyconfigurations.NewTypeConverter(kinds)
	annotationPath = fieldpath.NewSet(
		fieldpath.MakePathOrDie("metadata", "annotations", corev1.LastAppliedConfigAnnotation))
	conflictWords = regexp.MustCompile(`^conflict with ("(?:[^"\\]|\\.)*")(?: with subresource "[^"]*")?(?: using (\S+))?`)
)

// Objects of one kind whose owners are recorded, without a server around them.
type fields struct {
	gvk     schema.GroupVersionKind
	manager *managedfields.FieldManager
}

// What somebody did before the question: an object that came to be, and who made it so.
type step struct {
	Manager   string
	Operation metav1.ManagedFieldsOperationType
	Object    json.RawMessage
}

func applyServerSide(question line, gvk schema.GroupVersionKind) line {
	manager, err := managedfields.NewDefaultFieldManager(
		types, noConvertor{}, noDefaulter{}, creater{}, gvk, gvk.GroupVersion(), "", nil)
	if err != nil {
		panic(err)
	}
	asked := fields{gvk, manager}
	if _, err := types.ObjectToTyped(asked.empty()); err != nil {
		return line{"id": question["id"], "unknown": raw(err.Error())}
	}
	var steps []step
	if err := json.Unmarshal(question["steps"], &steps); err != nil {
		panic(err)
	}
	delete(question, "steps")
	live := asked.history(steps)
	question["live"] = raw(live)
	var force bool
	if err := json.Unmarshal(question["force"], &force); err != nil {
		panic(err)
	}
	asked.answer(question, live, force)
	return question
}

func (f fields) empty() *unstructured.Unstructured {
	made, _ := creater{}.New(f.gvk)
	return made.(*unstructured.Unstructured)
}

// The object after all steps; one that is refused changes nothing.
func (f fields) history(steps []step) *unstructured.Unstructured {
	live := f.empty()
	for _, each := range steps {
		next := &unstructured.Unstructured{Object: object(each.Object)}
		var done runtime.Object
		var err error
		if each.Operation == metav1.ManagedFieldsOperationApply {
			done, err = f.manager.Apply(live.DeepCopy(), next, each.Manager, true)
		} else {
			carry(live, next)
			done, err = f.manager.Update(live.DeepCopy(), next, each.Manager)
		}
		if err == nil {
			live = done.(*unstructured.Unstructured)
			live.SetUID("5f0e2b1c")
			live.SetResourceVersion("48213")
			_ = unstructured.SetNestedField(live.Object, "2026-01-02T03:04:05Z", "metadata", "creationTimestamp")
		}
	}
	return live
}

// What the server keeps, whatever an update says.
func carry(live, next *unstructured.Unstructured) {
	for _, field := range []string{"uid", "resourceVersion", "creationTimestamp"} {
		if value, found, _ := unstructured.NestedString(live.Object, "metadata", field); found {
			_ = unstructured.SetNestedField(next.Object, value, "metadata", field)
		}
	}
}

func (f fields) answer(question line, live *unstructured.Unstructured, force bool) {
	local := question["local"]
	manager := question.text("manager")
	apply := func(live runtime.Object) (*unstructured.Unstructured, error) {
		done, err := f.manager.Apply(
			live.DeepCopyObject(), &unstructured.Unstructured{Object: object(local)}, manager, force)
		if err != nil {
			return nil, err
		}
		return done.(*unstructured.Unstructured), nil
	}
	applied, err := apply(live)
	migrated := false
	if err == nil {
		applied, migrated = f.migrated(applied, manager, force)
		if migrated {
			applied, err = apply(applied)
		}
	}
	var status *apierrors.StatusError
	switch {
	case errors.As(err, &status) && apierrors.IsConflict(err):
		question["conflicts"] = raw(conflicts(status.ErrStatus.Details.Causes))
		question["message"] = raw(err.Error())
	case err != nil:
		question["error"] = raw(err.Error())
	default:
		entries := applied.GetManagedFields()
		for i := range entries {
			entries[i].Time = nil
		}
		applied.SetManagedFields(entries)
		question["result"] = raw(applied)
		if migrated {
			question["migrated"] = raw(true)
		}
	}
}

// As kubectl does after a first successful apply: it keeps the annotation, then moves what client-side apply owns.
func (f fields) migrated(
	applied *unstructured.Unstructured, manager string, force bool) (*unstructured.Unstructured, bool) {
	annotation, has := applied.GetAnnotations()[corev1.LastAppliedConfigAnnotation]
	isOwned := len(csaupgrade.FindFieldsOwners(
		applied.GetManagedFields(), metav1.ManagedFieldsOperationApply, annotationPath)) > 0
	if manager == kubectl && has && !isOwned {
		keeper := f.empty()
		keeper.SetName(applied.GetName())
		keeper.SetNamespace(applied.GetNamespace())
		keeper.SetAnnotations(map[string]string{corev1.LastAppliedConfigAnnotation: annotation})
		kept, err := f.manager.Apply(applied.DeepCopy(), keeper, annotationKeeper, force)
		if err == nil {
			applied = kept.(*unstructured.Unstructured)
		}
	}
	names := sets.New[string]()
	for _, owner := range csaupgrade.FindFieldsOwners(
		applied.GetManagedFields(), metav1.ManagedFieldsOperationUpdate, annotationPath) {
		names.Insert(owner.Manager)
	}
	patch, err := csaupgrade.UpgradeManagedFieldsPatch(applied, names, manager)
	if err != nil || patch == nil {
		return applied, false
	}
	upgraded := applied.DeepCopy()
	if err := csaupgrade.UpgradeManagedFields(upgraded, names, manager); err != nil {
		panic(err)
	}
	return upgraded, true
}

func conflicts(causes []metav1.StatusCause) []map[string]string {
	found := []map[string]string{}
	for _, cause := range causes {
		words := conflictWords.FindStringSubmatch(cause.Message)
		manager, err := strconv.Unquote(words[1])
		if err != nil {
			panic(err)
		}
		conflict := map[string]string{"manager": manager, "field": cause.Field}
		if words[2] != "" {
			conflict["apiVersion"] = words[2]
		}
		found = append(found, conflict)
	}
	return found
}

// There is one version and there are no defaults.
type creater struct{}

func (creater) New(kind schema.GroupVersionKind) (runtime.Object, error) {
	made := &unstructured.Unstructured{Object: map[string]interface{}{}}
	made.SetGroupVersionKind(kind)
	return made, nil
}

type noDefaulter struct{}

func (noDefaulter) Default(runtime.Object) {}

type noConvertor struct{}

func (noConvertor) Convert(_, _, _ interface{}) error { return errors.New("there is one version") }

func (noConvertor) ConvertToVersion(in runtime.Object, _ runtime.GroupVersioner) (runtime.Object, error) {
	return in, nil
}

func (noConvertor) ConvertFieldLabel(_ schema.GroupVersionKind, _, _ string) (string, string, error) {
	return "", "", errors.New("there are no labels of fields")
}
